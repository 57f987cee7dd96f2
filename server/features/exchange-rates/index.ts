import { endpoints, feature } from "../../http/feature";
import { rateOperations } from "./operations";
import { readRate } from "./read-rate";

export const exchangeRates = feature("exchange-rates", {
  endpoints: [
    ...endpoints(rateOperations, {
      get: readRate,
    }),
  ],
});
