import { endpoints, feature } from "../../http/feature";
import { evidenceOperations } from "./operations";
import { readEvidence } from "./read-evidence";
import { readBatchFlags, readSelectionFlags } from "./read-flags";

export const evidence = feature("evidence", {
  endpoints: [
    ...endpoints(evidenceOperations, {
      evidence: readEvidence,
      selectionFlags: readSelectionFlags,
      batchFlags: readBatchFlags,
    }),
  ],
});
