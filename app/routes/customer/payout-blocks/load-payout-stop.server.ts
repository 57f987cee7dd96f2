import { api } from "~/platform/api/api.server";

/** Whether all payouts are stopped; false if another backend doesn't say. */
export async function isPayoutStopped(request: Request): Promise<boolean> {
  const answer = await api(request).payoutStops.current();
  return answer.ok && answer.value.isStopped;
}
