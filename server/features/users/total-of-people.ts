import { usersIn } from "./store";
import type { UserFilter } from "./user-list-store";
import type { Context } from "../../http/context";
import { cachedTotals } from "../../http/cached-totals";

const totals = cachedTotals<number>((total) => total);

/** How many match, in whatever order they are shown. */
export function totalOfPeople(
  context: Context,
  { sort: _sort, ...filter }: UserFilter,
): Promise<number> {
  return totals(context, filter, () => usersIn(context.storage.db).total(filter));
}
