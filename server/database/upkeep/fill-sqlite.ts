// Fills an empty SQLite file in one transaction: indexes are built and foreign keys checked once, after all rows.
import { CompiledQuery, sql, type Kysely } from "kysely";
import type { Db } from "../db";
import { retried } from "../engine/retry";
import type { Schema } from "../schema";
import { backupTableNames, type BackupTable } from "./backup-tables";
import { claimsOf, type RestoreSource } from "./restore-source";
import type { Cell, Row } from "./table-rows";

const rowsAtOnce = 200;
/** In kB, for unique columns whose values arrive in no order, and to sort the indexes in memory. */
const cacheSize = -128 * 1024;
const usualCacheSize = -2000;

/** Alone on the file's writing connection: foreign keys can be switched off only outside a transaction. */
export function fillSqlite(db: Db, source: RestoreSource): Promise<void> {
  return db.connection().execute(async (connection) => {
    const file = new FileBeingFilled(connection);
    await file.run("pragma foreign_keys = off");
    await file.run(`pragma cache_size = ${cacheSize}`);
    try {
      await retried(() => file.run("begin immediate"));
      try {
        await fill(file, source);
        await file.run("commit");
      } catch (error) {
        await file.run("rollback").catch(() => undefined);
        throw error;
      }
    } finally {
      await file.run(`pragma cache_size = ${usualCacheSize}`);
      await file.run("pragma foreign_keys = on");
    }
  });
}

async function fill(file: FileBeingFilled, source: RestoreSource): Promise<void> {
  for (const name of claimsOf(source))
    await file.run(
      "insert into migrations (name, applied_at) values (?, ?) on conflict do nothing",
      [name, source.now],
    );
  const indexes = await file.indexes();
  for (const { name } of indexes) await file.run(`drop index "${name}"`);
  for (const table of backupTableNames) await file.insert(table, source.rowsOf(table));
  for (const { create } of indexes) await file.run(create);
  const [orphan] = await file.rows<{ table: string; parent: string }>("pragma foreign_key_check");
  if (orphan)
    throw new Error(
      `the backup contradicts itself: a row of ${orphan.table} refers to a row of ${orphan.parent} that it doesn't have. Use another backup.`,
    );
}

class FileBeingFilled {
  constructor(private readonly connection: Kysely<Schema>) {}

  async rows<Found>(text: string): Promise<Found[]> {
    return (await sql.raw<Found>(text).execute(this.connection)).rows;
  }

  async run(text: string, values: readonly Cell[] = []): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw(text, [...values]));
  }

  /** Those of the tables to fill that aren't part of a table's own definition. */
  async indexes(): Promise<{ name: string; create: string }[]> {
    const tables: readonly string[] = backupTableNames;
    const found = await this.rows<{ name: string; create: string; tbl_name: string }>(
      "select name, sql as \"create\", tbl_name from sqlite_master where type = 'index' and sql is not null order by rowid",
    );
    return found.filter(({ tbl_name: table }) => tables.includes(table));
  }

  async insert(table: BackupTable, batches: AsyncIterable<readonly Row[]>): Promise<void> {
    const columns = await this.rows<{ name: string; dflt_value: string | null }>(
      `pragma table_info("${table}")`,
    );
    const needed = new Set(
      columns.filter((column) => column.dflt_value !== null).map(({ name }) => name),
    );
    let waiting: Row[] = [];
    for await (const rows of batches) {
      waiting = waiting.length > 0 ? [...waiting, ...rows] : [...rows];
      let done = 0;
      for (; waiting.length - done >= rowsAtOnce; done += rowsAtOnce)
        await this.insertNow(table, waiting.slice(done, done + rowsAtOnce), needed);
      waiting = waiting.slice(done);
    }
    if (waiting.length > 0) await this.insertNow(table, waiting, needed);
  }

  /** Each value that is passed costs time: a column that is null in all of these rows is left out, unless it is needed because of its default. */
  private async insertNow(
    table: BackupTable,
    rows: readonly Row[],
    needed: ReadonlySet<string>,
  ): Promise<void> {
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => needed.has(column) || rows.some((row) => (row[column] ?? null) !== null),
    );
    const values: Cell[] = [];
    for (const row of rows) for (const column of columns) values.push(row[column] ?? null);
    const placeholders = `(${columns.map(() => "?").join()})`;
    const places = Array.from(rows, () => placeholders).join();
    await this.run(
      `insert into "${table}" (${columns.map((column) => `"${column}"`).join()}) values ${places}`,
      values,
    );
  }
}
