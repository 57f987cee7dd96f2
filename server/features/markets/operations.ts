// Prices of the simulated market.
import type { Operation } from "../../http/operation";
import { CandleList, CandleQuery, QuoteList, QuoteQuery } from "./schemas";

export const marketOperations = {
  quotes: {
    method: "GET",
    path: "/markets/quotes",
    access: "open",
    status: 200,
    summary: "Where the symbols of a market stand, or of all four",
    description:
      "Simulated figures to look at. Pages, charts and this call say the same of the same moment.",
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
    summary: "The newest candles of a symbol",
    description: "Simulated figures to look at, the same that the charts are drawn from.",
    query: CandleQuery,
    answer: CandleList,
    returns: "The candles",
    refusals: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
