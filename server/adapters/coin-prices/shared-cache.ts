// One query for all visitors of the ticker; while the feed fails, the last good prices with their age.
import { lastGood } from "../last-good";
import type { CoinPrices } from "../../features/coin-prices/port";

const minute = 60_000;

interface CacheOptions {
  /** How long prices are fresh. */
  readonly freshMs: number;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

export function sharedCache(source: Pick<CoinPrices, "list">, options: CacheOptions): CoinPrices {
  const prices = lastGood({
    load: () => source.list(),
    ...options,
    staleMs: options.freshMs + 4 * minute,
    retryMs: minute,
    maxRetryMs: 15 * minute,
  });
  return {
    list: async () => (await prices.read()).value,
    isWell: () => prices.isWell(),
  };
}
