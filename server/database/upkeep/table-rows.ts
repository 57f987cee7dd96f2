// Whole tables row by row, whatever their columns, for backups and key rotation.
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db";
import { backupTables, type BackupTable } from "./backup-tables";

export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

const rowsAtOnce = 500;

/** The rows in key order, in batches: never the whole table in memory. */
export async function* batchesOf(
  db: Db,
  table: BackupTable,
  condition: RawBuilder<unknown> = sql`1 = 1`,
): AsyncGenerator<readonly Row[]> {
  const columns: readonly string[] = backupTables[table];
  const key = sql.join(columns.map((column) => sql.ref(column)));
  for (let after = sql`1 = 1`; ;) {
    const query = sql<Row>`select * from ${sql.table(table)} where ${condition} and ${after} order by ${key} limit ${rowsAtOnce}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = sql`(${key}) > (${sql.join(columns.map((column) => last[column]))})`;
  }
}

/** The condition that names one row by its key. */
export function isRow(table: BackupTable, row: Row): RawBuilder<unknown> {
  const columns: readonly string[] = backupTables[table];
  return sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );
}
