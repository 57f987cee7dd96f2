// Balances before and after an edit.
import type { AdjustableBalances } from "~server/features/adjustments/rules";
import type { Posting } from "~server/features/ledger/rules";

export const maximum = 1_000_000n;
export const most = { minor: maximum, currency: "USD" } as const;
export const empty: AdjustableBalances = {
  available: 0n,
  held: 0n,
  manual_hold: 0n,
  profit: 0n,
  bonus: 0n,
  unallocated: 0n,
};

export function after(
  balances: AdjustableBalances,
  postings: readonly Posting[],
): AdjustableBalances {
  const moved = (account: keyof AdjustableBalances) =>
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

/** Shown as available 500, profit 20, bonus 30, pending withdrawal 100 (of which open requests hold 80), total 660. */
export const hanas: AdjustableBalances = {
  available: 500n,
  held: 80n,
  manual_hold: 20n,
  profit: 20n,
  bonus: 30n,
  unallocated: 10n,
};
