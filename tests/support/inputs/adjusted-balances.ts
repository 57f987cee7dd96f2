// Balances before and after an edit.
import type { Balances } from "~server/features/adjustments/rules";
import type { Posting } from "~server/features/ledger/rules";

export const maximum = 1_000_000n;
export const most = { minor: maximum, currency: "USD" } as const;
export const empty: Balances = {
  available: 0n,
  held: 0n,
  manual_hold: 0n,
  profit: 0n,
  bonus: 0n,
  unallocated: 0n,
};

export function after(balances: Balances, postings: readonly Posting[]): Balances {
  const moved = (account: keyof Balances) =>
    postings.reduce(
      (sum, posting) => (posting.account === account ? sum + posting.amountMinor : sum),
      balances[account],
    );
  return {
    available: moved("available"),
    held: moved("held"),
    manual_hold: moved("manual_hold"),
    profit: moved("profit"),
    bonus: moved("bonus"),
    unallocated: moved("unallocated"),
  };
}
