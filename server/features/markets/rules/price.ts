// The price of a symbol at any time: a sum of waves of all lengths, longer ones with larger amplitude, as in a random walk.
import { noise, seedOf } from "./noise";
import type { Market, TradedSymbol } from "./symbols";

/** How long a price stays constant. */
export const tickMs = 2_000;

const monthMs = 30 * 24 * 3_600_000;
const moodTicks = (2 * 24 * 3_600_000) / tickMs;

interface Level {
  /** The length of a wave at this level, in ticks. */
  readonly ticks: number;
  /** Its amplitude relative to a wave of one month: it grows with the square root of the length. */
  readonly width: number;
  readonly salt: number;
}

const levels: readonly Level[] = Array.from({ length: 24 }, (_, level) => {
  const ticks = 2 ** level;
  return {
    ticks,
    width: Math.sqrt((ticks * tickMs) / monthMs),
    salt: Math.imul(level, 0x3c6ef372),
  };
});
/** Volatility doesn't affect waves of nine hours and longer. */
const [short, long] = [levels.slice(0, 14), levels.slice(14)];

/** The share of a month-long wave in a symbol's monthly movement. */
const share = 0.55;

/** The price in the quote currency; always above zero. `time` is UTC milliseconds. A cross follows from its two legs as they are shown. */
export function priceAt(traded: TradedSymbol, time: number): number {
  const { legs } = traded;
  if (!legs) return ownPriceAt(traded, time);
  const [first, second] = [shownPriceAt(legs.of, time), shownPriceAt(legs.by, time)];
  return legs.isQuotient ? first / second : first * second;
}

/** The price with the decimals that are shown. */
export function shownPriceAt(traded: TradedSymbol, time: number): number {
  const price = priceAt(traded, time);
  return Number(price.toFixed(decimalsOf(price, traded.market)));
}

/** Four decimals below 1, else two; a currency pair such as EURUSD moves in its fourth, so it shows four, too. */
export function decimalsOf(price: number, market: Market): 2 | 4 {
  const size = Math.abs(price);
  return size < 1 || (market === "forex" && size < 20) ? 4 : 2;
}

function ownPriceAt({ symbol, base, swing }: TradedSymbol, time: number): number {
  const seed = seedOf(symbol);
  const tick = Math.floor(time / tickMs);
  return (
    base *
    (1 +
      swing *
        share *
        (sumOfWaves(long, seed, tick) + volatility(seed, tick) * sumOfWaves(short, seed, tick)))
  );
}

function sumOfWaves(some: readonly Level[], seed: number, tick: number): number {
  let sum = 0;
  for (const { ticks, width, salt } of some)
    sum += width * noise((seed + salt) >>> 0, tick / ticks);
  return sum;
}

/** Volatility alternates between days, so large moves cluster. */
function volatility(seed: number, tick: number): number {
  const mood = noise((seed ^ 0x5bd1e995) >>> 0, tick / moodTicks);
  return 0.4 + 2.4 * mood * mood;
}
