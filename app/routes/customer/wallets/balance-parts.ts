import type { Wallet } from "~server/features/ledger/wallet-schemas";

/** The parts of the total; money in no named part is listed only if there is any. */
export function partsOf(wallet: Wallet) {
  const parts = [
    { term: "Available to use", amount: wallet.availableBalance },
    { term: "Held for withdrawals", amount: wallet.pendingWithdrawal },
    { term: "Profit", amount: wallet.profitBalance },
    { term: "Bonus", amount: wallet.bonusBalance },
  ];
  const rest =
    cents(wallet.totalBalance) - parts.reduce((sum, { amount }) => sum + cents(amount), 0);
  return rest === 0 ? parts : [...parts, { term: "Unallocated", amount: rest / 100 }];
}

/** Whole cents of a wire amount, so that the difference is exact. */
const cents = (amount: number) => Math.round(amount * 100);
