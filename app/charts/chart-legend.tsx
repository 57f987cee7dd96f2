// The prices of one candle over the plot: the last one, or the one that is looked at.
import type { Candle } from "~server/features/markets/rules/candles";
import type { Market } from "~server/features/markets/rules/symbols";
import { priceText, shortText } from "~server/features/markets/labels";
import type { ChartWords } from "./chart-data";

interface Props {
  candle: Candle;
  /** When it began. */
  time: string;
  market: Market;
  words: ChartWords;
}

/** Hidden from screen readers, for which each candle of the table or of the live chart says the same. */
export function ChartLegend({ candle, time, market, words }: Props) {
  const parts = [
    [words.openLetter, priceText(candle.open, market)],
    [words.highLetter, priceText(candle.high, market)],
    [words.lowLetter, priceText(candle.low, market)],
    [words.closeLetter, priceText(candle.close, market)],
    [words.volumeLetter, shortText(candle.volume)],
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
