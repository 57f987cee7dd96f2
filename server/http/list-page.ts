// Shared by lists: day filters, and the paging limit.
import { limits } from "../kernel/limits";
import { dayAfter, startOfDay } from "../kernel/calendar";
import { refuse } from "../kernel/refusal";
import type { Actor, Refused } from "./call";
import { zoneOf } from "./zone-of";

/** Days are those of the caller's time zone, and both of them count in full. */
export function momentsOf(
  actor: Actor,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) {
  const zone = zoneOf(actor);
  return {
    since: from === undefined ? undefined : startOfDay(from, zone),
    before: to === undefined ? undefined : startOfDay(dayAfter(to), zone),
  };
}

interface Paging {
  readonly page: number;
  readonly limit: number;
}

export const pageWindowOf = ({ page, limit }: Paging) => ({ limit, offset: (page - 1) * limit });

/** The paging fields of each list. */
export const pageAnswerOf = ({ page, limit }: Paging, total: number) => ({
  total,
  page,
  totalPages: Math.ceil(total / limit),
});

/** Paging reads all rows before the page; deeper ones are found by date. */
export function refuseDeepPage({ page, limit }: Paging): Refused | null {
  return page * limit > limits.pagedRowsMaximum ? refuse("page_too_deep", { field: "page" }) : null;
}
