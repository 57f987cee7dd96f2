import { endpoints, feature } from "../../http/feature";
import { freezePayouts, unfreezePayouts } from "./freeze-payouts";
import { payoutHoldOperations } from "./hold-operations";
import { holdPayouts, liftPayoutHold } from "./hold-payouts";
import { payoutStopOperations } from "./stop-operations";
import { readPayoutStop, startPayouts, stopPayouts } from "./stop-payouts";

export const payoutHolds = feature("payout-holds", {
  endpoints: [
    ...endpoints(payoutHoldOperations, {
      holdPayouts,
      liftPayoutHold,
      freezePayouts,
      unfreezePayouts,
    }),
    ...endpoints(payoutStopOperations, {
      current: readPayoutStop,
      stop: stopPayouts,
      start: startPayouts,
    }),
  ],
  erase: {
    tables: { payout_stops: "stay: which staff stopped and resumed all payouts" },
  },
});
