import { encodeCursor, type ExportCursor } from "./schemas";
import { limits } from "../../kernel/limits";
import type { Cursor, PageWindow } from "../../database/paging";

export const pageWindowAfter = (after: Cursor | undefined): PageWindow => ({
  limit: limits.exportedAtOnce,
  after,
});

/** The cursor of the next page; undefined at the end. Rows deleted during the export make a page shorter, but not by half. */
export function nextCursor<Row extends { id: string }>(
  rows: readonly Row[],
  atOf: (row: Row) => string | number,
  markOf?: (cursor: ExportCursor) => string,
): string | undefined {
  const last = rows.at(-1);
  if (last === undefined || rows.length * 2 < limits.exportedAtOnce) return undefined;
  const cursor = { id: last.id, at: atOf(last) };
  return encodeCursor({ ...cursor, mark: markOf?.(cursor) });
}
