// What a chart says in words: names of its choices, the sentence that stands for the picture, and what the live chart says.
import type { Candle } from "~server/features/markets/rules/candles";
import type { TradedSymbol } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import { percentText, priceText } from "~server/features/markets/labels";
import type { ChartWords } from "./chart-data";
import { momentText } from "./chart-times";
import type { ChartType } from "./chart-view";

export const typeNames: Readonly<Record<ChartType, string>> = {
  line: "Line",
  area: "Area",
  candlestick: "Candlestick",
  bar: "Bar",
};

/** Sent along with the page: the live chart brings none of its own. */
export const chartWords: ChartWords = {
  inOneDay: "in 24 hours",
  open: "Open",
  high: "High",
  low: "Low",
  close: "Close",
  volume: "Volume",
  start: "Live candles",
  pause: "Pause live candles",
  chart: "Interactive chart",
  points: "Its points",
};

const candleNames: Readonly<Record<Timeframe, string>> = {
  "1H": "hourly",
  "1D": "daily",
  "1W": "weekly",
  "1M": "monthly",
};

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
