// Balances before and after an edit.
import type { Balances, Posting } from "~server/features/ledger/rules";
import { add } from "~server/kernel/money";
import { usd } from "./amounts";

export const maximum = 1_000_000n;
export const maximumAmount = usd(maximum);
export const empty: Balances = {
  available: usd(0n),
  held: usd(0n),
  manual_hold: usd(0n),
  profit: usd(0n),
  bonus: usd(0n),
  unallocated: usd(0n),
};

export function after(balances: Balances, postings: readonly Posting[]): Balances {
  const moved = (account: keyof Balances) =>
    postings.reduce(
      (sum, posting) => (posting.account === account ? add(sum, posting.amount) : sum),
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
export const hanasBalances: Balances = {
  available: usd(500n),
  held: usd(80n),
  manual_hold: usd(20n),
  profit: usd(20n),
  bonus: usd(30n),
  unallocated: usd(10n),
};
