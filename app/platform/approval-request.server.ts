// Where a page redirects if its change waits for a second staff member.
import { messagesFor } from "./locale.server";
import { paths } from "./paths";
import { redirectWithFlash } from "./session/session.server";

/** Links to the request, where its requester can view and cancel it. */
export function toApprovalRequest(
  request: Request,
  { id }: { readonly id: string },
): Promise<Response> {
  const t = messagesFor(request, "forms");
  return redirectWithFlash(request, paths.admin.approvalRequest(id), t("needsApproval"), "info");
}
