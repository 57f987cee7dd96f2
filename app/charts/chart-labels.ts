// What a chart says in words: names of its choices, times and the sentence that stands for the picture.
import type { Candle } from "~server/features/markets/rules/candles";
import type { TradedSymbol } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import { percentText, priceText } from "~server/features/markets/labels";
import type { ChartType } from "./chart-view";

export const typeNames: Readonly<Record<ChartType, string>> = {
  line: "Line",
  area: "Area",
  candlestick: "Candlestick",
  bar: "Bar",
};

const candleNames: Readonly<Record<Timeframe, string>> = {
  "1H": "hourly",
  "1D": "daily",
  "1W": "weekly",
  "1M": "monthly",
};

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

/** The picture in one sentence. */
export function summaryOf(
  { symbol, label, market }: TradedSymbol,
  { timeframe, candles, now }: { timeframe: Timeframe; candles: readonly Candle[]; now: number },
): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return "";
  const percent = ((last.close - first.open) / first.open) * 100;
  const course =
    Math.abs(percent) < 0.005
      ? "unchanged"
      : `${percent > 0 ? "up" : "down"} ${percentText(Math.abs(percent)).replace("+", "")}`;
  const high = Math.max(...candles.map((candle) => candle.high));
  const low = Math.min(...candles.map((candle) => candle.low));
  return (
    `${label} (${symbol}), ${candles.length} ${candleNames[timeframe]} candles to ${momentText(now)}: ` +
    `from ${priceText(first.open, market)} to ${priceText(last.close, market)}, ${course}; highest ${priceText(high, market)}, lowest ${priceText(low, market)}.`
  );
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
}
