// Loads a page of a long list, as requested by its URL.
import { redirect } from "@remix-run/node";
import { load } from "~/platform/api/load.server";
import { limits, reachablePages } from "~server/kernel/limits";
import type { Result } from "~server/kernel/result";

interface ListQuery {
  page: number;
  limit?: number | undefined;
}

interface Listed {
  page: number;
  totalPages: number;
}

interface Loading<Filter extends ListQuery, List extends Listed> {
  query: Filter;
  fetchList: (query: Filter) => Promise<Result<List>>;
  /** Shown if a search has too many matches. */
  none: List;
  hrefFor: (query: Filter) => string;
}

/** Asks for ten rows unless the URL says otherwise. A page beyond the end redirects to the last one. A search with too many matches shows none, and a hint. */
export async function loadList<Filter extends ListQuery, List extends Listed>(
  request: Request,
  { query, fetchList, none, hrefFor }: Loading<Filter, List>,
): Promise<{ list: List; tooWide?: string }> {
  const reach = reachablePages(query.limit);
  if (query.page > reach) throw redirect(hrefFor({ ...query, page: reach }));
  const answer = await fetchList({ ...query, limit: query.limit ?? limits.pageSize });
  if (!answer.ok && answer.problem.code === "search_too_wide")
    return { list: none, tooWide: answer.problem.message };
  const list = await load(request, answer);
  const last = Math.min(list.totalPages, reach);
  if (last > 0 && query.page > last) throw redirect(hrefFor({ ...query, page: last }));
  return { list };
}
