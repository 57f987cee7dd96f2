import { writePlace, type ExportPlace } from "./schemas";
import { limits } from "../../kernel/limits";
import type { Place, Stretch } from "../../database/walk";

export const stretchAfter = (after: Place | undefined): Stretch => ({
  limit: limits.exportedAtOnce,
  after,
});

/** Where the next stretch goes on; undefined at the end. Rows that went away while they were read make a stretch shorter, but not by half. */
export function nextAfter<Row extends { id: string }>(
  rows: readonly Row[],
  atOf: (row: Row) => string | number,
  markOf?: (place: ExportPlace) => string,
): string | undefined {
  const last = rows.at(-1);
  if (last === undefined || rows.length * 2 < limits.exportedAtOnce) return undefined;
  const place = { id: last.id, at: atOf(last) };
  return writePlace({ ...place, mark: markOf?.(place) });
}
