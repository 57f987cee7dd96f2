// Labels of the ledger's codes on pages, in emails and in downloads.
export default {
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  funding: "Funding",
  trade: "Trade",
  transfer: "Transfer",
  payment: "Payment",
  crypto_payment: "Crypto payment",
  bank_withdrawal: "Bank withdrawal",
  bank_transfer: "Bank transfer",
  card: "Card",
  bank: "Bank transfer",
} as const;
