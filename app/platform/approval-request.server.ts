// Where a page leads whose change waits for a second member of staff.
import { paths } from "./paths";
import { redirectWithFlash } from "./session/session.server";

const waits = "Nothing was changed yet. A colleague has to approve this.";

/** Leads to the request, where whoever sent it can see and withdraw it. */
export function toApprovalRequest(
  request: Request,
  { id }: { readonly id: string },
): Promise<Response> {
  return redirectWithFlash(request, paths.admin.approvalRequest(id), waits, "info");
}
