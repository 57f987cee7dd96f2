import { reasonText, type Reason } from "../../kernel/reasons";
import { formatMoney } from "../../kernel/money-format";
import { messagesIn } from "../../locales/messages";
import type { LocalizedEmail, LocalizedText } from "../email/email-template";
import type { MailKind } from "../email/labels";
import type { TransactionStatus, TransactionType } from "../ledger/labels";

interface ReviewedTransactionFacts {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  /** In major units of the wallet's currency. */
  readonly amount: number;
  readonly currency: "USD" | "EUR" | "GBP";
  readonly reference: string;
  /** Already masked. */
  readonly destination: LocalizedText | null;
  readonly reason: Reason;
  readonly href: string;
}

const kinds: Readonly<Record<TransactionStatus, MailKind>> = {
  successful: "transaction_approved",
  failed: "transaction_rejected",
  pending: "transaction_reopened",
};

/** The amount of a withdrawal whose wallet was deleted isn't available again. */
const messageOf = ({ type, status, reason }: ReviewedTransactionFacts) =>
  type === "withdrawal" && status === "failed" && reason.reasonCode === "wallet_closed"
    ? "withdrawal.canceled"
    : (`${type}.${status}` as const);

export const transactionDecided =
  (decided: ReviewedTransactionFacts): LocalizedEmail =>
  (locale) => {
    const { type, status, reference, destination, href } = decided;
    const message = messageOf(decided);
    const t = messagesIn(locale, "emails");
    const reason = reasonText(decided.reason, locale);
    const amount = formatMoney(decided.amount, decided.currency, locale);
    return {
      kind: kinds[status],
      subject: t(`${message}.subject`, { amount }),
      paragraphs: [t(`${message}.body`, { amount })],
      facts: [
        [t("amount"), amount],
        [t("reference"), reference],
        ...(destination ? [[t("to"), destination(locale)] as const] : []),
        ...(reason ? [[t("reason"), reason] as const] : []),
      ],
      link: { label: t(type === "deposit" ? "viewDeposit" : "viewWithdrawal"), href },
    };
  };
