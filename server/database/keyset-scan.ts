// Scans a long list in the order of an index: a page, or the rows after a given one. Reads only the rows it returns, and never sorts.
import { sql, type RawBuilder } from "kysely";
import type { Db } from "./db";
import { isPostgres } from "./engine/binary-collation";

export interface KeysetScan {
  readonly table: "transactions" | "users" | "wallets" | "accounts";
  /** The column that identifies a row, if it isn't its ID. */
  readonly id?: RawBuilder<unknown>;
  /** Parts of the table, each in index order; they are merged. */
  readonly branches: readonly RawBuilder<unknown>[];
  /** The sort column, before the ID. */
  readonly by: RawBuilder<unknown>;
  readonly direction: "asc" | "desc";
}

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

const idOf = ({ id }: KeysetScan) => id ?? sql`id`;

export async function scanKeyset(
  db: Db,
  scan: KeysetScan,
  { limit, offset = 0, after }: PageWindow,
): Promise<Cursor[]> {
  if (scan.branches.length === 0) return [];
  const direction = sql.raw(scan.direction);
  const beyond =
    after &&
    sql`(${scan.by}, ${idOf(scan)}) ${sql.raw(scan.direction === "desc" ? "<" : ">")} (${after.at}, ${after.id})`;
  const inOrderOf = sql`order by at ${direction}, id ${direction}`;
  // PostgreSQL merges branches that state their order; SQLite merges them anyway, and reads no further than needed.
  const each =
    isPostgres(db) && scan.branches.length > 1
      ? sql`${inOrderOf} limit ${limit + offset}`
      : undefined;
  const { rows } =
    await sql<Cursor>`select id, at from (${merged(scan, { beyond, each })}) as walked
    ${inOrderOf} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The number of rows, counted only up to `most`. */
export async function countRows(db: Db, scan: KeysetScan, most?: number): Promise<number> {
  if (scan.branches.length === 0) return 0;
  if (most === undefined) return sumOfCounts(db, scan);
  const bound = most === undefined ? sql`` : sql` limit ${most}`;
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (select id from (${merged(scan)}) as walked${bound}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Counts each branch separately, without reading its rows: half the time of counting them together. */
async function sumOfCounts(db: Db, { table, branches }: KeysetScan): Promise<number> {
  const counts = branches.map(
    (where) => sql`select count(*) as count from ${sql.table(table)} where ${where}`,
  );
  const { rows } = await sql<{
    count: number;
  }>`select sum(count) as count from (${sql.join(counts, sql` union all `)}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

interface Bounds {
  readonly beyond?: RawBuilder<unknown> | undefined;
  /** The order and limit of each branch. */
  readonly each?: RawBuilder<unknown> | undefined;
}

function merged(scan: KeysetScan, { beyond, each }: Bounds = {}): RawBuilder<unknown> {
  const { table, branches, by } = scan;
  const parts = branches.map((where) => {
    const part = sql`select ${idOf(scan)} as id, ${by} as at from ${sql.table(table)} where ${beyond ? sql`${where} and ${beyond}` : where}`;
    return each ? sql`(${part} ${each})` : part;
  });
  return sql.join(parts, sql` union all `);
}

/** One condition for each combination of these values: the branches of an index that begins with these columns. */
export function combinations(
  columns: Readonly<Record<string, readonly string[]>>,
): RawBuilder<unknown>[] {
  const lists = Object.entries(columns).reduce<RawBuilder<unknown>[][]>(
    (found, [column, values]) =>
      found.flatMap((list) =>
        values.map((value) => [...list, sql`${sql.ref(column)} = ${sql.lit(value)}`]),
      ),
    [[]],
  );
  return lists.map((list) => allOf(list));
}

/** All conditions combined; true if there are none. */
export function allOf(
  conditions: readonly (RawBuilder<unknown> | false | undefined)[],
): RawBuilder<unknown> {
  const present = conditions.filter((condition) => condition !== undefined && condition !== false);
  return present.length === 0 ? sql`1 = 1` : sql.join(present, sql` and `);
}

/** The rows in the order of their positions, without those deleted meanwhile. */
export function inScanOrder<Row extends { id: string }>(
  order: readonly Cursor[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap(({ id }) => byId.get(id) ?? []);
}
