// What the administrators' lists have in common: days, and how far one can page.
import { limits } from "../contract/values/limits";
import { refuse } from "../domain/refusal";
import type { Refused } from "./call";

const dayMs = 86_400_000;

/** Days are those of UTC, and both of them count in full. */
export function momentsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return { since: from === undefined ? undefined : Date.parse(from), before: to === undefined ? undefined : Date.parse(to) + dayMs };
}

interface Paging {
  readonly page: number;
  readonly limit: number;
}

export const stretchOf = ({ page, limit }: Paging) => ({ limit, offset: (page - 1) * limit });

/** Whoever pages reads all that comes before; what lies deeper is found by its days. */
export function tooDeep({ page, limit }: Paging): Refused | null {
  return page * limit > limits.pagedRowsMaximum ? refuse("page_too_deep", { field: "page" }) : null;
}
