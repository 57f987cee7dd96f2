import { endpoints, feature } from "../../http/feature";
import { disable, readState, renewCodes, readPending, setUp } from "./manage";
import { enable } from "./enable";
import { secondFactorOperations } from "./operations";

export const secondFactor = feature("second-factor", {
  endpoints: [
    ...endpoints(secondFactorOperations, {
      state: readState,
      setUp,
      pending: readPending,
      enable,
      renewCodes,
      disable,
    }),
  ],
  erase: {
    tables: {
      second_factors: ["access", "unverified"],
      recovery_codes: ["access", "unverified"],
    },
  },
  sealed: [
    { table: "second_factors", column: "secret", about: (row) => `second-factor:${row.user_id}` },
  ],
});
