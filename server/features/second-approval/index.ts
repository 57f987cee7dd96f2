import { feature } from "../../http/feature";

/** Changes that need two staff members; used by every feature that moves other people's money. */
export const secondApproval = feature("second-approval");
