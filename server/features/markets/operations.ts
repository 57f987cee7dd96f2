// Prices of the simulated market.
import type { Operation } from "../../http/operation";
import { CandleList, CandleQuery, QuoteList, QuoteQuery } from "./schemas";

export const marketOperations = {
  quotes: {
    method: "GET",
    path: "/markets/quotes",
    access: "open",
    status: 200,
    summary: "List quotes",
    description:
      "Quotes of one market or of all four. Simulated, and consistent with the pages and charts.",
    query: QuoteQuery,
    answer: QuoteList,
    returns: "The quotes",
    refusals: [],
  },
  candles: {
    method: "GET",
    path: "/markets/candles",
    access: "open",
    status: 200,
    summary: "List candles",
    description: "The newest candles of a symbol. Simulated, and the same as in the charts.",
    query: CandleQuery,
    answer: CandleList,
    returns: "The candles",
    refusals: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
