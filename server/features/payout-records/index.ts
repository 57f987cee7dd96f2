import { feature } from "../../http/feature";

/** What became of approved withdrawals: written by every feature that moves a transaction. */
export const payoutRecords = feature("payout-records");
