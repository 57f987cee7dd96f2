import { feature } from "../../http/feature";
import { sealAudit, sealLateAudit } from "./seal-audit";

export const audit = feature("audit", {
  erase: {
    tables: {
      audit: "stays: a deleted person's values are encrypted with the key that is destroyed",
    },
  },
  background: [
    // The longest that an entry waits to be sealed.
    { name: "seal-audit", every: "10 seconds", run: sealAudit },
    { name: "seal-late-audit", every: "hour", run: sealLateAudit },
  ],
});
