// Times of a chart, in UTC: the only texts that the browser also formats.
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import { dateLocaleOf, type Locale } from "~server/locales/locale";

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const day = { day: "numeric", month: "short", year: "numeric" } as const;
const styles = {
  "1H": { ...day, ...clock },
  "1D": day,
  "1W": day,
  "1M": { month: "short", year: "numeric" },
  Live: { ...clock, second: "2-digit" },
  "Live short": { ...clock, second: "2-digit" },
  "1H short": clock,
  "1D short": { day: "numeric", month: "short" },
  "1W short": { day: "numeric", month: "short" },
  "1M short": { month: "short", year: "2-digit" },
  month: { month: "short" },
  moment: { ...day, ...clock },
  second: { ...day, ...clock, second: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function written(style: keyof typeof styles, time: number, locale: Locale): string {
  const name = `${style} ${locale}`;
  let format = formats.get(name);
  if (!format) {
    format = new Intl.DateTimeFormat(dateLocaleOf(locale), { ...styles[style], timeZone: "UTC" });
    formats.set(name, format);
  }
  return format.format(time).replace(/\bSept\b/, "Sep");
}

/** When a candle began, in UTC. */
export const candleTime = (timeframe: Timeframe, time: number, locale: Locale): string =>
  written(timeframe, time, locale);

/** The same for the axis, where there is little room. */
export const axisTime = (timeframe: Timeframe, time: number, locale: Locale): string =>
  written(`${timeframe} short`, time, locale);

/** "Nov" for "2026-11". */
export const monthName = (month: string, locale: Locale): string =>
  written("month", Date.parse(`${month}-01`), locale);

/** "14:05:09" */
export const clockText = (time: number, locale: Locale): string => written("Live", time, locale);

export const momentText = (time: number, locale: Locale): string =>
  `${written("moment", time, locale)} UTC`;

export const secondText = (time: number, locale: Locale): string =>
  `${written("second", time, locale)} UTC`;
