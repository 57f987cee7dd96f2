import { endpoints, feature } from "../../http/feature";
import { priceOperations } from "./operations";
import { readCoinPrices } from "./read-coin-prices";

export const coinPrices = feature("coin-prices", {
  endpoints: [
    ...endpoints(priceOperations, {
      coins: readCoinPrices,
    }),
  ],
});
