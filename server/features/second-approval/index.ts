import { feature } from "../../http/feature";
import { settleSuspensions } from "./suspend-staff";
import { ownerEmailExamples } from "./notify-owners";

/** Changes that need two staff members; used by every feature that moves other people's money. */
export const secondApproval = feature("second-approval", {
  erase: { tables: { approval_requests: [] } },
  background: [{ name: "staff-suspensions", every: "30 seconds", run: settleSuspensions }],
  emails: ownerEmailExamples,
});
