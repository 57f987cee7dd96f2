import { limits } from "~server/kernel/limits";

/** How many rows a list shows, as one more choice beside its filters. */
export const pageSizeChoice = (limit: number | undefined) => ({
  name: "limit",
  label: "Rows on a page",
  value: limit === undefined ? undefined : String(limit),
  any: String(limits.pageSize),
  choices: limits.pageSizesOffered.map((size) => ({ value: String(size), label: String(size) })),
});
