// Times of a chart, in UTC: the only part of its words that the browser makes, too.
import type { Timeframe } from "~server/features/markets/rules/timeframes";

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const formats: Readonly<
  Record<Timeframe, { whole: Intl.DateTimeFormat; short: Intl.DateTimeFormat }>
> = {
  "1H": {
    whole: dateFormat({ day: "numeric", month: "short", year: "numeric", ...clock }),
    short: dateFormat(clock),
  },
  "1D": {
    whole: dateFormat({ day: "numeric", month: "short", year: "numeric" }),
    short: dateFormat({ day: "numeric", month: "short" }),
  },
  "1W": {
    whole: dateFormat({ day: "numeric", month: "short", year: "numeric" }),
    short: dateFormat({ day: "numeric", month: "short" }),
  },
  "1M": {
    whole: dateFormat({ month: "short", year: "numeric" }),
    short: dateFormat({ month: "short", year: "2-digit" }),
  },
};
const tick = dateFormat({ ...clock, second: "2-digit" });
const moment = dateFormat({ day: "numeric", month: "long", year: "numeric", ...clock });
const second = dateFormat({
  day: "numeric",
  month: "long",
  year: "numeric",
  ...clock,
  second: "2-digit",
});

/** When a candle began, in UTC. */
export function candleTime(timeframe: Timeframe, time: number): string {
  return formats[timeframe].whole.format(time);
}

/** The same for the axis, where there is little room. */
export function axisTime(timeframe: Timeframe, time: number): string {
  return formats[timeframe].short.format(time);
}

/** When a candle of one tick began. */
export function tickTime(time: number): string {
  return tick.format(time);
}

export function momentText(time: number): string {
  return `${moment.format(time)} UTC`;
}

export function secondText(time: number): string {
  return `${second.format(time)} UTC`;
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
}
