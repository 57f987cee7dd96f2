import type { PostedTotals } from "~server/features/reconciliation/schemas";

/** What money moved for, as an accountant reads it. */
export const sourceLabels: Record<PostedTotals["totals"][number]["source"], string> = {
  card_deposit: "Card deposits",
  crypto_deposit: "Crypto deposits",
  admin_credit: "Credits by administrators",
  bank_withdrawal: "Bank withdrawals",
  crypto_withdrawal: "Crypto withdrawals",
  admin_debit: "Debits by administrators",
  adjustment: "Adjusted balances and closed wallets",
  removed: "Deleted transactions",
};
