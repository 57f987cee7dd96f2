import { z } from "zod";
import { HistoryQuery } from "~server/features/wallets/history-schemas";
import { api } from "~/platform/api/api.server";
import { loadPart } from "~/platform/api/load-part.server";
import { searchParamsOf } from "~/platform/search-params.server";

const SearchParams = z.object({ range: HistoryQuery.shape.range.catch("1M") });

/** The balance history for the range in the URL; null without a wallet, or if another backend has no history. */
export async function loadBalanceHistory(request: Request) {
  const { range } = searchParamsOf(request, SearchParams);
  const call = api(request).wallets.history({ query: { range } });
  const answer = await call;
  if (!answer.ok && answer.problem.status === 404) return null;
  return { range, history: await loadPart(request, call) };
}
