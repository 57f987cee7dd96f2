import { endpoints, feature } from "../../http/feature";
import { listCandles, listQuotes } from "./list-prices";
import { marketOperations } from "./operations";

export const markets = feature("markets", {
  endpoints: [
    ...endpoints(marketOperations, {
      quotes: listQuotes,
      candles: listCandles,
    }),
  ],
});
