import { reasonText, type Reason } from "../../kernel/reasons";
import { formatMoney } from "../../kernel/money-format";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { exampleFacts, type EmailExamples } from "../email/email-example";
import { feeFacts } from "../ledger/fee-facts";
import type { LocalizedEmail, LocalizedText } from "../email/email-template";
import type { MailKind } from "../email/labels";
import type { TransactionStatus, TransactionType } from "../ledger/labels";

interface ReviewedTransactionFacts {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  /** In major units of the wallet's currency. */
  readonly amount: number;
  readonly currency: "USD" | "EUR" | "GBP";
  /** Its fee and what arrives; missing without a fee. */
  readonly fee?: number | undefined;
  readonly netAmount?: number | undefined;
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
        ...(status === "failed" ? [] : feeFacts(decided, locale)),
        [t("reference"), reference],
        ...(destination ? [[t("to"), destination(locale)] as const] : []),
        ...(reason ? [[t("reason"), reason] as const] : []),
      ],
      link: { label: t(type === "deposit" ? "viewDeposit" : "viewWithdrawal"), href },
    };
  };

const exampleDeposit = {
  type: "deposit",
  amount: 1234.5,
  currency: "EUR",
  reference: exampleFacts.reference,
  destination: null,
  reason: {},
  href: exampleFacts.href,
} as const;
const exampleWithdrawal = {
  ...exampleDeposit,
  type: "withdrawal",
  destination: (locale: Locale) =>
    messagesIn(locale, "emails")("bankAccount", { number: "••••6789" }),
} as const;

export const decisionEmailExamples: EmailExamples = {
  transaction_approved: { email: transactionDecided({ ...exampleDeposit, status: "successful" }) },
  transaction_rejected: {
    email: transactionDecided({
      ...exampleWithdrawal,
      status: "failed",
      reason: { reason: 'The account is <b>closed</b> & "frozen".' },
    }),
  },
  transaction_reopened: { email: transactionDecided({ ...exampleWithdrawal, status: "pending" }) },
};
