// Sums by calendar month, in UTC as times are stored.

export interface Movement {
  /** UTC milliseconds. */
  readonly at: number;
  readonly amountMinor: bigint;
}

export interface MonthSum {
  /** "2026-11" */
  readonly month: string;
  readonly count: number;
  readonly sumMinor: bigint;
}

export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Newest first; months without a movement are left out. */
export function sumsByMonth(movements: readonly Movement[]): MonthSum[] {
  const sums = new Map<string, MonthSum>();
  for (const { at, amountMinor } of movements) {
    const month = monthOf(at);
    const { count = 0, sumMinor = 0n } = sums.get(month) ?? {};
    sums.set(month, { month, count: count + 1, sumMinor: sumMinor + amountMinor });
  }
  return [...sums.values()].sort((one, other) => (one.month < other.month ? 1 : -1));
}
