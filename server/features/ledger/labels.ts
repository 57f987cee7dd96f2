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
