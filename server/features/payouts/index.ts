import { endpoints, feature } from "../../http/feature";
import { markArrived, markReturned, markSent } from "./change-payout";
import { listPayouts, readPayout } from "./list-payouts";
import { payoutOperations } from "./operations";
import { readProgress } from "./read-progress";

export const payouts = feature("payouts", {
  endpoints: [
    ...endpoints(payoutOperations, {
      list: listPayouts,
      get: readPayout,
      progress: readProgress,
      markSent,
      markArrived,
      markReturned,
    }),
  ],
});
