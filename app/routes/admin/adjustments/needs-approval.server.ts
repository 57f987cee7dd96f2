import { api } from "~/platform/api/api.server";

/**
 * Whether adjustments need a second administrator; never with another backend that has no approval requests.
 * If that can't be read, the adjustment itself is refused, and its form keeps its entries.
 */
export async function needsApproval(request: Request): Promise<boolean> {
  const answer = await api(request).approvalRequests.list({ query: { limit: 1 } });
  return answer.ok && answer.value.isAsked;
}
