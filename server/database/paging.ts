// Pages of a long list, in the order of one column and the ID.
import { sql, type RawBuilder, type SelectQueryBuilder, type StringReference } from "kysely";

/** The position of a row in its list. */
export interface Cursor {
  readonly id: string;
  readonly at: string | number;
}

/** A number of rows: from the start with an offset, or after a given row. */
export interface PageWindow {
  readonly limit: number;
  readonly offset?: number;
  readonly after?: Cursor | undefined;
}

export interface ListOrder {
  /** The sort column, before the ID. */
  readonly by: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly direction: "asc" | "desc";
}

export function inOrder<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { by, id, direction }: ListOrder,
): SelectQueryBuilder<DB, Table, Row> {
  return query.orderBy(by, direction).orderBy(id, direction);
}

export function onPage<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  order: ListOrder,
  { limit, offset = 0, after }: PageWindow,
): SelectQueryBuilder<DB, Table, Row> {
  const { by, id, direction } = order;
  const isBeyond = sql.raw(direction === "desc" ? "<" : ">");
  const rest = after
    ? query.where(sql<boolean>`(${by}, ${id}) ${isBeyond} (${after.at}, ${after.id})`)
    : query;
  return inOrder(rest, order).limit(limit).offset(offset);
}

/** A page of a list by a time, the newest first unless it says otherwise. */
export const pageByTime = <DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  at: StringReference<DB, Table>,
  window: PageWindow,
  direction: ListOrder["direction"] = "desc",
) => onPage(query, { by: sql.ref(at), id: sql.ref("id"), direction }, window);

/** All conditions combined; true if there are none. */
export function allOf(
  conditions: readonly (RawBuilder<unknown> | false | undefined)[],
): RawBuilder<boolean> {
  const present = conditions.filter((condition) => condition !== undefined && condition !== false);
  return present.length === 0
    ? sql<boolean>`1 = 1`
    : sql<boolean>`${sql.join(present, sql` and `)}`;
}
