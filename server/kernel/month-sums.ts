// Sums by calendar month, as a time zone has them.
import { monthOf } from "./calendar";

export interface Movement {
  /** UTC milliseconds. */
  readonly at: number;
  readonly amountMinor: bigint;
}

interface MonthSum {
  /** "2026-11" */
  readonly month: string;
  readonly count: number;
  readonly sumMinor: bigint;
}

/** Newest first; months without a movement are left out. */
export function sumsByMonth(movements: readonly Movement[], zone: string): MonthSum[] {
  const sums = new Map<string, MonthSum>();
  for (const { at, amountMinor } of movements) {
    const month = monthOf(at, zone);
    const { count = 0, sumMinor = 0n } = sums.get(month) ?? {};
    sums.set(month, { month, count: count + 1, sumMinor: sumMinor + amountMinor });
  }
  return [...sums.values()].sort((one, other) => (one.month < other.month ? 1 : -1));
}
