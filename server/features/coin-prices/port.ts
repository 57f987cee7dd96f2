/** Figures for the eye only: no money is ever reckoned with them, so they are plain numbers. */
export interface CoinPrice {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** Null where the source has none now. */
  readonly priceUsd: number | null;
  readonly change24hPercent: number | null;
}

export interface PriceList {
  /** Largest market value first, as the source has it. */
  readonly coins: readonly CoinPrice[];
  /** When the source gave them, UTC milliseconds. */
  readonly asOf: number;
  readonly simulated: boolean;
}

/** What the eight coins of the ticker cost. */
export interface CoinPrices {
  /** Rejects where there is nothing to tell. */
  list(): Promise<PriceList>;
  /** Whether the last call to the source succeeded. Makes no call. */
  isWell(): boolean;
}

declare module "../../http/context" {
  interface Context {
    readonly coinPrices: CoinPrices;
  }
}
