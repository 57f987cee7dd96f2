import { tickMs } from "./price";

/** `Live` has a candle for each tick of the price. */
export const timeframes = ["1H", "1D", "1W", "1M", "Live"] as const;
export type Timeframe = (typeof timeframes)[number];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** 1970-01-05 was a Monday. */
const firstMonday = 4 * dayMs;

/** The start of the candle this many candles before the one of `now`: hours, days, weeks from Monday, months or ticks, all in UTC. */
export function startOf(timeframe: Timeframe, now: number, back: number): number {
  switch (timeframe) {
    case "1H":
      return (Math.floor(now / hourMs) - back) * hourMs;
    case "1D":
      return (Math.floor(now / dayMs) - back) * dayMs;
    case "1W":
      return (Math.floor((now - firstMonday) / (7 * dayMs)) - back) * 7 * dayMs + firstMonday;
    // At the end of a tick its candle is the newest, and the next one hasn't begun.
    case "Live":
      return (Math.ceil(now / tickMs) - 1 - back) * tickMs;
    case "1M": {
      const date = new Date(now);
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back);
    }
  }
}
