import { AskedTransactions } from "~server/contract/schemas/transactions";

export type ListFilter = Omit<AskedTransactions, "page">;

/** What an address asks of a list; anything odd counts as not asked. */
export function askedIn(request: Request): { filter: ListFilter; page: number } {
  const { page, ...filter } = AskedTransactions.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { filter, page };
}

export const isFiltered = (filter: ListFilter) => Object.values(filter).some((value) => value !== undefined);
export const isSearched = ({ reference, from, to }: ListFilter) => isFiltered({ reference, from, to });
