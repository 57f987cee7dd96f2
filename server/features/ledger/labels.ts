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
] as const;
export type TransactionAction = (typeof transactionActions)[number];

export const paymentMethods = ["card", "crypto_payment", "bank"] as const;

export const rejectionReasons = [
  "not_received",
  "card_declined",
  "card_unreadable",
  "other_card_holder",
  "wrong_details",
  "other_account_holder",
  "more_documents",
  "duplicate",
  "on_request",
  "not_approved",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const generalReason: RejectionReason = "not_approved";

/** Why a deposit or a withdrawal is rejected, as the customer reads it. */
export const rejectionReasonLabels: Record<RejectionReason, string> = {
  not_received: "We didn't receive your payment.",
  card_declined: "Your card was declined.",
  card_unreadable: "We couldn't read your card photos. Upload clear, well-lit photos.",
  other_card_holder: "The name on the card doesn't match your account.",
  wrong_details: "The bank details or wallet address are incorrect.",
  other_account_holder: "The bank account isn't in your name.",
  more_documents: "We need more documents from you. Contact support.",
  duplicate: "This is a duplicate request.",
  on_request: "You asked us to cancel this request.",
  not_approved: "Your request was not approved. Contact support if you have questions.",
};

const ofBoth = ["more_documents", "duplicate", "on_request", "not_approved"] as const;

/** Those that fit a transaction of each type. */
export const rejectionReasonsOf: Record<TransactionType, readonly RejectionReason[]> = {
  deposit: ["not_received", "card_declined", "card_unreadable", "other_card_holder", ...ofBoth],
  withdrawal: ["wrong_details", "other_account_holder", ...ofBoth],
};

const labels: Record<string, string> = {
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  funding: "Funding",
  trade: "Trade",
  transfer: "Transfer",
  payment: "Payment",
  crypto_payment: "Crypto payment",
  bank_withdrawal: "Bank withdrawal",
  card: "Card",
  bank: "Bank transfer",
};

/** The label people read for a word of this file; an unknown word is shown as it came. */
export function labelFor(word: string): string {
  return labels[word] ?? word;
}
/** Why a person has to look at a payment. `unbooked`: money came, but somebody had decided otherwise or nothing is left to book it on. */
export const reviewFlags = ["underpaid", "overpaid", "late", "unbooked"] as const;
export type ReviewFlag = (typeof reviewFlags)[number];
