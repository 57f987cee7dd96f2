import { usersIn } from "./store";
import type { UserFilter } from "./user-list-store";
import type { Context } from "../../http/context";
import { cachedTotals } from "../../http/cached-totals";

const totals = cachedTotals<number>((total) => total);

/** The number of matches, regardless of sort order. */
export function userTotal(
  context: Context,
  { sort: _sort, ...filter }: UserFilter,
): Promise<number> {
  return totals(context, filter, () => usersIn(context.storage.db).total(filter));
}
