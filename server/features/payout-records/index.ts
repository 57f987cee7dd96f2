import { feature } from "../../http/feature";
import { payoutsIn } from "./store";

/** Payout records of approved withdrawals; every feature that changes a transaction writes them. */
export const payoutRecords = feature("payout-records", {
  erase: {
    tables: {},
    steps: {
      person: ({ db, id }) => payoutsIn(db).eraseReferencesOf(id),
    },
  },
});
