// The prices of one candle above the plot: the last one, or the one under the crosshair.
import type { Candle } from "~server/features/markets/rules/candles";
import type { Market } from "~server/features/markets/rules/symbols";
import { priceText, shortAmountText } from "~server/features/markets/labels";
import type { Locale } from "~server/locales/locale";
import type { ChartTexts } from "./chart-data";

interface Props {
  candle: Candle;
  /** Its start time. */
  time: string;
  market: Market;
  /** Moving average at this candle, if drawn. */
  average?: number | undefined;
  texts: ChartTexts;
  locale: Locale;
}

/** Hidden from screen readers, which get the same from the table or the live chart. */
export function ChartLegend({ candle, time, market, average, texts, locale }: Props) {
  const parts = [
    [texts.openLetter, priceText(candle.open, market, locale)],
    [texts.highLetter, priceText(candle.high, market, locale)],
    [texts.lowLetter, priceText(candle.low, market, locale)],
    [texts.closeLetter, priceText(candle.close, market, locale)],
    [texts.volumeLetter, shortAmountText(candle.volume, locale)],
    ...(average === undefined ? [] : [[texts.average, priceText(average, market, locale)]]),
  ];
  return (
    <p className="chart-legend" aria-hidden="true">
      <span className="chart-legend-time">{time}</span>
      {parts.map(([letter, value]) => (
        <span key={letter}>
          {letter} <b>{value}</b>
        </span>
      ))}
    </p>
  );
}
