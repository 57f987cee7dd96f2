import { limits } from "~server/kernel/limits";
import type { TranslateForPage } from "./use-messages";

/** How many rows a list shows, as one more select next to its filters. */
export const pageSizeChoice = (t: TranslateForPage<"ui">, limit: number | undefined) => ({
  name: "limit",
  label: t("rowsPerPage"),
  value: limit === undefined ? undefined : String(limit),
  any: String(limits.pageSize),
  choices: limits.pageSizesOffered.map((size) => ({ value: String(size), label: String(size) })),
});
