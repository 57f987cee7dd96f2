import { api } from "~/platform/api/api.server";
import { loadPart } from "~/platform/api/load-part.server";

/** The balance history; null without a wallet, or where another backend keeps no history. */
export async function loadBalanceHistory(request: Request) {
  const call = api(request).wallets.history();
  const answer = await call;
  return !answer.ok && answer.problem.status === 404 ? null : loadPart(request, call);
}
