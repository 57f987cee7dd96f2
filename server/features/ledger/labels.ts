import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import type { RejectionReason } from "../../kernel/reasons";

export const transactionStatuses = ["pending", "successful", "failed"] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const transactionTypes = ["deposit", "withdrawal"] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const transactionActions = [
  "funding",
  "trade",
  "transfer",
  "payment",
  "crypto_payment",
  "bank_withdrawal",
  "bank_transfer",
] as const;
export type TransactionAction = (typeof transactionActions)[number];

export const paymentMethods = ["card", "crypto_payment", "bank"] as const;

/** What a withdrawal may say: the method, or the action that it becomes. */
export const withdrawalMethods = ["bank", "bank_withdrawal", "crypto_payment"] as const;

export const generalReason: RejectionReason = "not_approved";

const ofBoth = ["more_documents", "duplicate", "on_request", "not_approved"] as const;

/** The reasons for each type of transaction. */
export const rejectionReasonsOf: Record<TransactionType, readonly RejectionReason[]> = {
  deposit: ["not_received", "card_declined", "card_unreadable", "other_card_holder", ...ofBoth],
  withdrawal: ["wrong_details", "other_account_holder", ...ofBoth],
};

const labeled = [...transactionTypes, ...transactionActions, ...paymentMethods];

/** The label of a code in this file; an unknown one is shown unchanged. */
export function labelFor(code: string, locale: Locale): string {
  const known = labeled.find((one) => one === code);
  return known ? messagesIn(locale, "ledger")(known) : code;
}
/** Of a crypto payment, in order of progress: of two reports, the more advanced one counts. */
export const openPaymentStatuses = ["new", "pending", "confirming"] as const;
export const paymentStatuses = [
  ...openPaymentStatuses,
  "error",
  "cancelled",
  "expired",
  "completed",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a payment needs a review. `unposted`: a payment was received, but the deposit was rejected or the wallet is closed. */
export const reviewFlags = ["underpaid", "overpaid", "late", "unposted"] as const;
export type ReviewFlag = (typeof reviewFlags)[number];
