// Exchange rates, prices of coins, quotes and candles.
import type { Endpoint } from "../endpoint";
import { CandleList, CandleQuery, QuoteList, QuoteQuery } from "../schemas/markets";
import { CoinPriceList } from "../schemas/prices";
import { Rate, RateQuery } from "../schemas/rates";

export const rateEndpoints = {
  get: {
    method: "GET",
    path: "/rates",
    access: "signed-in",
    summary: "The exchange rate of now",
    query: RateQuery,
    answer: Rate,
  },
} as const satisfies Record<string, Endpoint>;

export const priceEndpoints = {
  coins: {
    method: "GET",
    path: "/prices/coins",
    access: "open",
    summary: "What the coins of the ticker cost",
    answer: CoinPriceList,
  },
} as const satisfies Record<string, Endpoint>;

export const marketEndpoints = {
  quotes: {
    method: "GET",
    path: "/markets/quotes",
    access: "open",
    summary: "Where the symbols of a market stand, or of all four",
    query: QuoteQuery,
    answer: QuoteList,
  },
  candles: {
    method: "GET",
    path: "/markets/candles",
    access: "open",
    summary: "The newest candles of a symbol",
    query: CandleQuery,
    answer: CandleList,
  },
} as const satisfies Record<string, Endpoint>;
