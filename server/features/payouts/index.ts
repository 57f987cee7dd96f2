import { endpoints, feature } from "../../http/feature";
import { markArrived, markReturned, markSent } from "./change-payout";
import { listPayouts, readPayout } from "./list-payouts";
import { payoutBatchOperations } from "./batch-operations";
import { downloadBatchFile } from "./download-batch-file";
import { releaseBatch, sendBatch } from "./end-batch";
import { listBatches, readBatch } from "./present-batch";
import { prepareBatch } from "./prepare-batch";
import { payoutOperations } from "./operations";
import { readProgress } from "./read-progress";
import { payoutEmailExamples } from "./payout-emails";
import { cancelBatch, takeOutPayout } from "./take-out-payouts";

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
    ...endpoints(payoutBatchOperations, {
      batches: listBatches,
      batch: readBatch,
      prepareBatch,
      releaseBatch,
      sendBatch,
      cancelBatch,
      takeOut: takeOutPayout,
      batchFile: downloadBatchFile,
    }),
  ],
  erase: {
    tables: { payout_batches: "stay: which staff prepared, released, sent and canceled them" },
  },
  emails: payoutEmailExamples,
});
