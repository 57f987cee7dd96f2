/** For display only: no money is calculated from them, so they are plain numbers. */
export interface CoinPrice {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** Null if the source has none now. */
  readonly priceUsd: number | null;
  readonly change24hPercent: number | null;
}

export interface PriceList {
  /** Largest market value first, as in the source. */
  readonly coins: readonly CoinPrice[];
  /** When they were received, UTC milliseconds. */
  readonly asOf: number;
  readonly simulated: boolean;
}

/** Prices of the ticker's eight coins. */
export interface CoinPrices {
  /** Rejects if there are no prices. */
  list(): Promise<PriceList>;
  /** Whether the last call to the source succeeded. Makes no call. */
  isWell(): boolean;
}

declare module "../../http/context" {
  interface Context {
    readonly coinPrices: CoinPrices;
  }
}
