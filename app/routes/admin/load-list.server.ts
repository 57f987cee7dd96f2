// A page of one of the long lists, as its address asks for it.
import { redirect } from "@remix-run/node";
import type { Result } from "~server/contract/client";
import { load } from "~/load.server";
import { pagesWithinReach } from "~/ui/list-pager";

interface Asked {
  page: number;
  limit?: number | undefined;
}

interface Listed {
  page: number;
  totalPages: number;
}

interface Loading<Filter extends Asked, List extends Listed> {
  asked: Filter;
  ask: (asked: Filter) => Promise<Result<List>>;
  /** What is shown where the search fits too many. */
  none: List;
  hrefFor: (asked: Filter) => string;
}

/** Beyond its end leads to the last page. A search that fits too many shows none, and what to do about it. */
export async function loadList<Filter extends Asked, List extends Listed>(
  request: Request,
  { asked, ask, none, hrefFor }: Loading<Filter, List>,
): Promise<{ list: List; tooWide?: string }> {
  const reach = pagesWithinReach(Number.POSITIVE_INFINITY, asked.limit);
  if (asked.page > reach) throw redirect(hrefFor({ ...asked, page: reach }));
  const answer = await ask(asked);
  if (!answer.ok && answer.problem.code === "search_too_wide")
    return { list: none, tooWide: answer.problem.message };
  const list = await load(request, Promise.resolve(answer));
  const last = pagesWithinReach(list.totalPages, asked.limit);
  if (last > 0 && asked.page > last) throw redirect(hrefFor({ ...asked, page: last }));
  return { list };
}
