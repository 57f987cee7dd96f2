import { feature } from "../../http/feature";

/** Payout records of approved withdrawals; every feature that changes a transaction writes them. */
export const payoutRecords = feature("payout-records");
