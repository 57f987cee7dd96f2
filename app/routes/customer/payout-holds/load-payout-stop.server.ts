import { api } from "~/platform/api/api.server";

/** Whether all payouts are stopped; of what another backend does not say nothing is shown. */
export async function isPayoutStopped(request: Request): Promise<boolean> {
  const answer = await api(request).payoutStops.current();
  return answer.ok && answer.value.isStopped;
}
