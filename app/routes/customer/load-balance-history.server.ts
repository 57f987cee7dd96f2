import { api } from "~/api.server";
import { loadPart } from "~/load-part.server";

/** The balance history; null where there is no wallet, which the page says already, or where another backend keeps no history (R54). */
export async function loadBalanceHistory(request: Request) {
  const call = api(request).wallets.history();
  const answer = await call;
  return !answer.ok && answer.problem.status === 404 ? null : loadPart(request, call);
}
