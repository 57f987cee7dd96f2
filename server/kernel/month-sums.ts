// Sums by calendar month of a time zone.
import { monthOf } from "./calendar";
import { add, type Money } from "./money";

export interface Movement {
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

/** Newest first; months without a movement are left out. */
export function sumsByMonth(movements: readonly Movement[], zone: string): MonthSum[] {
  const sums = new Map<string, MonthSum>();
  for (const { at, amount } of movements) {
    const month = monthOf(at, zone);
    const { count = 0, sum } = sums.get(month) ?? {};
    sums.set(month, { month, count: count + 1, sum: sum ? add(sum, amount) : amount });
  }
  return [...sums.values()].sort((one, other) => (one.month < other.month ? 1 : -1));
}
