import { feature } from "../../http/feature";

/** What takes two members of staff: asked by every feature that moves money for somebody else. */
export const secondApproval = feature("second-approval");
