import type { UserFilter } from "../../storage/people-lists";
import type { Context } from "../context";
import { keptTotals } from "../lists/kept-totals";

const totals = keptTotals<number>((total) => total);

/** How many match, in whatever order they are shown. */
export function totalOfPeople(
  context: Context,
  { sort: _sort, ...filter }: UserFilter,
): Promise<number> {
  return totals(context, filter, () => context.storage.store.users.total(filter));
}
