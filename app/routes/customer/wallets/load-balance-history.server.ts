import { z } from "zod";
import { HistoryQuery } from "~server/features/wallets/history-schemas";
import { api } from "~/platform/api/api.server";
import { loadPart } from "~/platform/api/load-part.server";

/** The balance history over the range that the address asks for; null without a wallet, or where another backend keeps no history. */
export async function loadBalanceHistory(request: Request) {
  const { range } = z
    .object({ range: HistoryQuery.shape.range.catch("1M") })
    .parse(Object.fromEntries(new URL(request.url).searchParams));
  const call = api(request).wallets.history({ query: { range } });
  const answer = await call;
  if (!answer.ok && answer.problem.status === 404) return null;
  return { range, history: await loadPart(request, call) };
}
