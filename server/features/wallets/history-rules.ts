// What a wallet held at the end of each day, as a time zone has its days, summed up from what its entries moved.
import { dayAfter, dayOf, startOfDay } from "../../kernel/calendar";
import { add, zero, type Money } from "../../kernel/money";

const dayMs = 86_400_000;
export const historyDays = 31;

/** What was moved at a moment, or shortly after it and on the same day. */
export interface DayMovement {
  /** UTC milliseconds. */
  readonly at: number;
  readonly moved: Money;
}

interface EndOfDayBalance {
  /** "2026-11-21" */
  readonly day: string;
  readonly balance: Money;
}

/** The days of the history, oldest first and ending with today. */
export function daysUntil(
  now: number,
  zone: string,
): readonly [first: string, ...others: string[]] {
  const today = Date.parse(dayOf(now, zone));
  const first = new Date(today - (historyDays - 1) * dayMs).toISOString().slice(0, 10);
  const others: string[] = [];
  for (let day = dayAfter(first); others.length < historyDays - 1; day = dayAfter(day))
    others.push(day);
  return [first, ...others];
}

/** Since when the days of the history differ; all that is older is in the first of them. */
export const historyBegins = (now: number, zone: string): number =>
  startOfDay(daysUntil(now, zone)[0], zone);

/** Oldest first and ending with today, so far; nothing for a wallet in which nothing ever moved. */
export function balancesByDay(
  moves: readonly DayMovement[],
  { now, zone }: { now: number; zone: string },
): EndOfDayBalance[] {
  const [first] = moves;
  if (!first) return [];
  const days = daysUntil(now, zone);
  const nothing = zero(first.moved.currency);
  const sums = new Map<string, Money>();
  for (const { at, moved } of moves) {
    // An entry of a host whose clock is ahead counts today: the last sum is that of every entry.
    const day = dayOf(Math.min(at, now), zone);
    const shown = day < days[0] ? days[0] : day;
    sums.set(shown, add(sums.get(shown) ?? nothing, moved));
  }
  let balance = nothing;
  return days.map((day) => {
    balance = add(balance, sums.get(day) ?? nothing);
    return { day, balance };
  });
}
