import { feature } from "../../http/feature";
import { settleSuspensions } from "./end-suspension";

/** Changes that need two staff members; used by every feature that moves other people's money. */
export const secondApproval = feature("second-approval", {
  erase: {
    tables: {
      approval_requests: [],
      staff_postings: "stay: what staff moved counts towards the amount that needs a second person",
    },
  },
  background: [{ name: "staff-suspensions", every: "30 seconds", run: settleSuspensions }],
});
