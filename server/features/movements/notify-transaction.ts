import { type Reason, reasonText } from "../../kernel/reasons";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import type { TransactionRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { presentFee, feeFacts } from "../ledger/present-fee";
import { mailedDestination } from "../withdrawals/destination";
import { pageOf } from "../email/links";
import { queueEmails } from "../email/queue-email";
import { formatMoney } from "../../kernel/money-format";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import {
  exampleFacts,
  type EmailExamples,
  localizedEmail,
  type LocalizedText,
} from "../email/email-template";
import type { MailKind } from "../email/labels";
import type { TransactionStatus, TransactionType } from "../ledger/labels";

interface Decision extends Reason {
  readonly status: TransactionRow["status"];
  /** The actor; customers aren't notified of their own changes. */
  readonly by: string;
}

/** Emails the customer the decision about their deposit or withdrawal. */
export const notifyTransaction = (
  context: Context,
  db: Db,
  row: TransactionRow,
  decision: Decision,
): Promise<void> => notifyTransactions(context, db, [row], decision);

/** The same decision about many. */
export async function notifyTransactions(
  context: Context,
  db: Db,
  rows: readonly TransactionRow[],
  decision: Decision,
): Promise<void> {
  const decided = rows.filter(({ user_id: id }) => id !== decision.by);
  const customers = await usersIn(db).byIds([...new Set(decided.map(({ user_id: id }) => id))]);
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const emails = decided.flatMap((row) => {
    const person = byId.get(row.user_id);
    return person ? [{ person, email: emailAbout(context, row, decision) }] : [];
  });
  await queueEmails(context, db, emails);
}

const emailAbout = (
  context: Context,
  row: TransactionRow,
  { status, reasonCode, reason }: Decision,
) =>
  transactionDecided({
    type: row.type,
    status,
    amount: numberOf(amountOf(row)),
    currency: row.currency,
    ...presentFee(row),
    reference: row.reference,
    destination: mailedDestination(context, row),
    reason: { reasonCode, reason },
    href: pageOf.transaction(context, row.id),
  });

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

const transactionDecided = (decided: ReviewedTransactionFacts) =>
  localizedEmail((t, locale) => {
    const { type, status, reference, destination, href } = decided;
    const message = messageOf(decided);
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
  });

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
