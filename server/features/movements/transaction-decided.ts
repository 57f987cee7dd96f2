import { formatMoney } from "../../kernel/money-format";
import type { TransactionStatus, TransactionType } from "../ledger/labels";
import type { EmailTemplate, MailKind } from "../email/email-template";

interface ReviewedTransactionFacts {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  /** In major units of the wallet's currency. */
  readonly amount: number;
  readonly currency: "USD" | "EUR" | "GBP";
  readonly reference: string;
  /** Already masked. */
  readonly destination: string | null;
  readonly reason: string | null;
  readonly href: string;
}

const words: Readonly<
  Record<
    TransactionStatus,
    { kind: MailKind; decision: string; effect: Record<TransactionType, string> }
  >
> = {
  successful: {
    kind: "transaction_approved",
    decision: "was approved",
    effect: {
      deposit: "The money is in your wallet.",
      withdrawal: "We will write to you when we have sent the money.",
    },
  },
  failed: {
    kind: "transaction_rejected",
    decision: "was not approved",
    effect: {
      deposit: "Your available balance does not hold this money.",
      withdrawal: "The money is available in your wallet again.",
    },
  },
  pending: {
    kind: "transaction_reopened",
    decision: "is being looked at again",
    effect: {
      deposit: "Until it is decided your available balance does not hold this money.",
      withdrawal: "Until it is decided the money is held.",
    },
  },
};

export function transactionDecided({
  type,
  status,
  amount,
  currency,
  reference,
  destination,
  reason,
  href,
}: ReviewedTransactionFacts): EmailTemplate {
  const { kind, decision, effect } = words[status];
  const money = formatMoney(amount, currency);
  return {
    kind,
    subject: `Your ${type} of ${money} ${decision}`,
    paragraphs: [`Your ${type} of ${money} ${decision}. ${effect[type]}`],
    facts: [
      ["Amount", money],
      ["Reference", reference],
      ...(destination ? [["To", destination] as const] : []),
      ...(reason ? [["Reason", reason] as const] : []),
    ],
    link: { label: `See the ${type}`, href },
  };
}
