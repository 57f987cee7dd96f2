// Texts of a chart: the summary that replaces the picture for screen readers, and the labels of the live chart.
import { symbolLabel } from "~server/features/markets/symbol-labels";
import type { Candle } from "~server/features/markets/rules/candles";
import { pairName, type TradedSymbol } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import { priceText, sizeText } from "~server/features/markets/labels";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { liveChartTexts, type ChartTexts } from "./chart-data";
import { momentText } from "./chart-times";

/** Sent with the page: the live chart contains no texts. */
export function chartTexts(locale: Locale): ChartTexts {
  const t = messagesIn(locale, "charts");
  return Object.fromEntries(liveChartTexts.map((name) => [name, t(name)])) as ChartTexts;
}

/** The chart in one sentence. */
export function summaryOf(
  { symbol, market }: TradedSymbol,
  {
    timeframe,
    candles,
    now,
    locale,
  }: { timeframe: Timeframe; candles: readonly Candle[]; now: number; locale: Locale },
): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return "";
  const percent = ((last.close - first.open) / first.open) * 100;
  return messagesIn(locale, "charts")("summary", {
    label: symbolLabel(symbol, locale),
    symbol: pairName(symbol),
    count: candles.length,
    timeframe,
    time: momentText(now, locale),
    from: priceText(first.open, market, locale),
    to: priceText(last.close, market, locale),
    course: Math.abs(percent) < 0.005 ? "same" : percent > 0 ? "up" : "down",
    percent: sizeText(percent, locale),
    highest: priceText(Math.max(...candles.map((candle) => candle.high)), market, locale),
    lowest: priceText(Math.min(...candles.map((candle) => candle.low)), market, locale),
  });
}
