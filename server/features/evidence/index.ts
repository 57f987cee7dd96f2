import { endpoints, feature } from "../../http/feature";
import { evidenceOperations } from "./operations";
import { readEvidence } from "./read-evidence";
import { readBatchFlags, readBulkActionFlags } from "./read-flags";

export const evidence = feature("evidence", {
  endpoints: [
    ...endpoints(evidenceOperations, {
      evidence: readEvidence,
      bulkActionFlags: readBulkActionFlags,
      batchFlags: readBatchFlags,
    }),
  ],
});
