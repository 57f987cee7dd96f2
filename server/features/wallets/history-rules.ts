// A wallet's balance at the end of each day of a time zone, summed from its entries.
import { dayOf, startOfDay } from "../../kernel/calendar";
import { add, zero, type Money } from "../../kernel/money";

const dayMs = 86_400_000;
export const historyDays = 31;

/** A change of the balance at a time, or shortly after it on the same day. */
export interface DayChange {
  /** UTC milliseconds. */
  readonly at: number;
  readonly moved: Money;
}

interface EndOfDayBalance {
  /** "2026-11-21" */
  readonly day: string;
  readonly balance: Money;
}

export const historyRanges = ["1M", "3M", "1Y", "All"] as const;
export type HistoryRange = (typeof historyRanges)[number];

/** The number of days shown and the interval between them, which for "All" depends on its length. */
const spread = {
  "1M": { count: historyDays, step: 1 },
  "3M": { count: historyDays, step: 3 },
  "1Y": { count: 53, step: 7 },
} as const;
const mostDays = 60;

type Days = readonly [first: string, ...others: string[]];

/** The days of the history, oldest first and ending with today. */
export function daysUntil(now: number, zone: string): Days {
  return daysApart(now, zone, spread["1M"]);
}

/** The days of a range; `since` is when the wallet's owner signed up (UTC milliseconds). */
export function daysOfRange(
  range: HistoryRange,
  { now, zone, since }: { now: number; zone: string; since: number },
): Days {
  if (range !== "All") return daysApart(now, zone, spread[range]);
  const past = Math.max(historyDays - 1, Math.ceil((now - since) / dayMs));
  const step = Math.ceil(past / mostDays);
  return daysApart(now, zone, { count: Math.ceil(past / step) + 1, step });
}

function daysApart(
  now: number,
  zone: string,
  { count, step }: { count: number; step: number },
): Days {
  const today = Date.parse(dayOf(now, zone));
  const dayBefore = (steps: number) =>
    new Date(today - steps * step * dayMs).toISOString().slice(0, 10);
  const others = Array.from({ length: count - 1 }, (_, index) => dayBefore(count - 2 - index));
  return [dayBefore(count - 1), ...others];
}

/** The start of the history's first day; anything earlier is included in it. */
export const historyStart = ([first]: Days, zone: string): number => startOfDay(first, zone);

/** Oldest first; empty for a wallet without movements. */
export function balancesByDay(
  moves: readonly DayChange[],
  { now, zone, days }: { now: number; zone: string; days: Days },
): EndOfDayBalance[] {
  const [first] = moves;
  if (!first) return [];
  const nothing = zero(first.moved.currency);
  const sums = new Map<string, Money>();
  for (const { at, moved } of moves) {
    // An entry of a host whose clock is ahead counts as today's, so that the last balance includes every entry.
    const day = dayOf(Math.min(at, now), zone);
    const shown = days.find((one) => one >= day) ?? day;
    sums.set(shown, add(sums.get(shown) ?? nothing, moved));
  }
  let balance = nothing;
  return days.map((day) => {
    balance = add(balance, sums.get(day) ?? nothing);
    return { day, balance };
  });
}
