import { endpoints, feature } from "../../http/feature";
import { evidenceOperations } from "./operations";
import { readEvidence } from "./read-evidence";
import { readSelectionFlags } from "./read-selection-flags";

export const evidence = feature("evidence", {
  endpoints: [
    ...endpoints(evidenceOperations, {
      evidence: readEvidence,
      selectionFlags: readSelectionFlags,
    }),
  ],
});
