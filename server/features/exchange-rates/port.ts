import type { Currency } from "../../kernel/currencies";

/** The value of one unit of `from` in `to`. */
export interface ExchangeRate {
  readonly from: Currency;
  readonly to: Currency;
  /** A decimal with six places, for example "1.084200". */
  readonly rate: string;
  /** The day it was published for, for example "2026-11-20". */
  readonly asOf: string;
  readonly source: RateSource;
  readonly simulated: boolean;
}

/** Stored with each transaction, so a value must keep its meaning. */
type RateSource = "simulated" | "ecb";

/** A source of exchange rates. Between a currency and itself the rate is one. */
export interface Rates {
  /** Rejects if the source is unavailable, too slow or doesn't return a rate. */
  rate(from: Currency, to: Currency): Promise<ExchangeRate>;
}

declare module "../../http/context" {
  interface Context {
    readonly rates: Rates;
  }
}
