import { endpoints, feature } from "../../http/feature";
import { listCandles } from "./list-candles";
import { listQuotes } from "./list-quotes";
import { marketOperations } from "./operations";

export const markets = feature("markets", {
  endpoints: [
    ...endpoints(marketOperations, {
      quotes: listQuotes,
      candles: listCandles,
    }),
  ],
});
