// Sums by calendar month of a time zone.
import { monthOf } from "./calendar";
import { add, type Money } from "./money";

export interface DatedAmount {
  /** UTC milliseconds. */
  readonly at: number;
  readonly amount: Money;
}

interface MonthSum {
  /** "2026-11" */
  readonly month: string;
  readonly count: number;
  readonly sum: Money;
}

/** Newest first; months without an amount are left out. */
export function sumsByMonth(amounts: readonly DatedAmount[], zone: string): MonthSum[] {
  const sums = new Map<string, MonthSum>();
  for (const { at, amount } of amounts) {
    const month = monthOf(at, zone);
    const { count = 0, sum } = sums.get(month) ?? {};
    sums.set(month, { month, count: count + 1, sum: sum ? add(sum, amount) : amount });
  }
  return [...sums.values()].sort((one, other) => (one.month < other.month ? 1 : -1));
}
