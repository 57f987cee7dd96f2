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

/** A page beyond the last one is the last one: rows may have gone since its link was made. */
export function existingPage({ page, limit }: Paging, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / limit)));
}

export const windowOf = ({ page, limit }: Paging, total = Infinity) => ({
  limit,
  offset: (existingPage({ page, limit }, total) - 1) * limit,
});

/** The paging fields of each list. */
export const pageResponseOf = ({ page, limit }: Paging, total: number) => ({
  total,
  page: existingPage({ page, limit }, total),
  totalPages: Math.ceil(total / limit),
});

interface ListSource<Row, Total> {
  readonly rows: (window: { limit: number; offset: number }) => Promise<Row[]>;
  readonly total: () => Promise<Total>;
  readonly countOf: (total: Total) => number;
}

/** The rows of a page, with the total of the list. */
export async function listPage<Row, Total>(
  paging: Paging,
  { rows, total, countOf }: ListSource<Row, Total>,
): Promise<{ rows: Row[]; total: Total } | Refused> {
  const { page, limit } = paging;
  const isDeep = page * limit > limits.pagedRowsMaximum;
  const [found, whole] = await Promise.all([isDeep ? [] : rows(windowOf(paging)), total()]);
  const last = existingPage(paging, countOf(whole));
  if (last === page && !isDeep) return { rows: found, total: whole };
  // Paging reads all rows before the page; deeper ones are found by date.
  if (last * limit > limits.pagedRowsMaximum) return refuse("page_too_deep", { field: "page" });
  return { rows: await rows(windowOf({ page: last, limit })), total: whole };
}

/** The same for a list whose total is a number. */
export const countedPage = <Row>(
  paging: Paging,
  source: Omit<ListSource<Row, number>, "countOf">,
) => listPage(paging, { ...source, countOf: (total) => total });
