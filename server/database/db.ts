import { PostgresAdapter, type Kysely } from "kysely";
import type { Schema } from "./schema";

/** The database, or one transaction of it. */
export type Db = Kysely<Schema>;

/** Whether `select … for update` means anything: SQLite has one writer at a time, and so no row locks. */
export function locksRows(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
