// Moving average of closing prices.
import type { Candle } from "./candles";

/** Number of closing prices per average. */
export const averageLength = 7;

/** Oldest first, starting at the first candle with enough candles before it. */
export function averagesOf(candles: readonly Pick<Candle, "close">[]): number[] {
  return candles.slice(averageLength - 1).map((_, at) => {
    const closes = candles.slice(at, at + averageLength).map(({ close }) => close);
    return closes.reduce((sum, close) => sum + close, 0) / averageLength;
  });
}
