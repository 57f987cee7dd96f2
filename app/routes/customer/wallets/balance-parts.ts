import type { Wallet } from "~server/features/ledger/wallet-schemas";

/** The parts of the total; money in no named part is listed only if there is any. */
export function balancePartsOf(wallet: Wallet) {
  const { unallocatedBalance = 0 } = wallet;
  const parts = [
    { term: "Available to use", amount: wallet.availableBalance },
    { term: "Held for withdrawals", amount: wallet.pendingWithdrawal },
    { term: "Profit", amount: wallet.profitBalance },
    { term: "Bonus", amount: wallet.bonusBalance },
  ];
  return unallocatedBalance === 0
    ? parts
    : [...parts, { term: "Unallocated", amount: unallocatedBalance }];
}
