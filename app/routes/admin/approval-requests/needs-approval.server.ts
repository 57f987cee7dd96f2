import type { ApprovalRequest } from "~server/features/approval-requests/schemas";
import { api } from "~/platform/api/api.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";

/**
 * Whether adjustments need a second administrator; never with another backend that has no approval requests.
 * If that can't be read, the adjustment itself is refused, and its form keeps what was typed.
 */
export async function needsApproval(request: Request): Promise<boolean> {
  const answer = await api(request).proposals.list({ query: { limit: 1 } });
  return answer.ok && answer.value.isAsked;
}

export async function toApprovalRequest(
  request: Request,
  { id }: Pick<ApprovalRequest, "id">,
): Promise<Response> {
  return redirectWithFlash(
    request,
    paths.admin.approvalRequest(id),
    "Proposed. Another administrator has to approve it.",
  );
}
