import { endpoints, feature } from "../../http/feature";
import { freezePayouts, unfreezePayouts } from "./freeze-payouts";
import { payoutBlockOperations } from "./block-operations";
import { blockPayouts, unblockPayouts } from "./block-payouts";
import { payoutStopOperations } from "./stop-operations";
import { readPayoutStop, resumePayouts, stopPayouts } from "./stop-payouts";

export const payoutBlocks = feature("payout-blocks", {
  endpoints: [
    ...endpoints(payoutBlockOperations, {
      blockPayouts,
      unblockPayouts,
      freezePayouts,
      unfreezePayouts,
    }),
    ...endpoints(payoutStopOperations, {
      current: readPayoutStop,
      stop: stopPayouts,
      resume: resumePayouts,
    }),
  ],
  erase: {
    tables: { payout_stops: "stay: which staff stopped and resumed all payouts" },
  },
});
