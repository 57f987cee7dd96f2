// Candles of the simulated market: a symbol's prices between two times.
import { noise, seedOf } from "./noise";
import { priceAt } from "./price";
import { startOf, type Timeframe } from "./timeframes";
import type { TradedSymbol } from "./symbols";

export interface Candle {
  /** When it began, UTC milliseconds. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Units traded. */
  readonly volume: number;
}

export const visibleCandles = 31;
/** Of the timeframe `Live`, this many are kept. */
export const maxCandles = 100;

const samples = 24;
const dayMs = 24 * 3_600_000;

/** The candle between two times, sampled at a fixed number of points including both ends. `to` may be before the end of the full candle. */
export function candleBetween(traded: TradedSymbol, from: number, to: number): Candle {
  const open = priceAt(traded, from);
  const close = priceAt(traded, to);
  let high = Math.max(open, close);
  let low = Math.min(open, close);
  for (let sample = 1; sample < samples; sample += 1) {
    const price = priceAt(traded, from + ((to - from) * sample) / samples);
    high = Math.max(high, price);
    low = Math.min(low, price);
  }
  return {
    time: from,
    open,
    high,
    low,
    close,
    volume: volumeBetween(traded, { from, to, range: (high - low) / open }),
  };
}

/** The newest candles of a timeframe, oldest first; the last one is still open and ends now. `back` skips that many of the newest ones. */
export function candlesOf(
  traded: TradedSymbol,
  timeframe: Timeframe,
  now: number,
  { count = visibleCandles, back = 0 }: { count?: number; back?: number } = {},
): Candle[] {
  const starts = Array.from({ length: count }, (_, at) =>
    startOf(timeframe, now, back + count - 1 - at),
  );
  const end = back === 0 ? now : startOf(timeframe, now, back - 1);
  return starts.map((start, at) => candleBetween(traded, start, starts[at + 1] ?? end));
}

// Volume rises with price movement.
function volumeBetween(
  { symbol, dailyVolume, swing }: TradedSymbol,
  { from, to, range }: { from: number; to: number; range: number },
): number {
  const mood = noise((seedOf(symbol) ^ 0x27d4eb2f) >>> 0, from / dayMs);
  return Math.round(dailyVolume * ((to - from) / dayMs) * (0.7 + 0.25 * mood + range / swing));
}
