// A portal whose operator charges fees.
import { fileURLToPath } from "node:url";
import type { Settings } from "./backend";

/** Of a deposit in dollars 0.30 and 1%, of a withdrawal 1.50 and 0.5%; in euros one of both, in pounds none. */
export const withFees: Settings = {
  OPERATOR_FILE: fileURLToPath(new URL("fees.json", import.meta.url)),
};
