// Whether another process has the database open; the check changes nothing in either engine.
import { existsSync } from "node:fs";
import { sql, type Kysely } from "kysely";
import Sqlite from "libsql";
import { fileIn } from "./dialect";
import { checkName } from "../postgres/pooler";
import type { Schema } from "../schema";

/** SQLite leaves WAL mode only if no other process has the file open; a killed process leaves no lock. The next start turns WAL mode on again. */
export function isFileInUse(dataDir: string): boolean {
  if (!existsSync(fileIn(dataDir))) return false;
  const file = new Sqlite(fileIn(dataDir));
  try {
    file.pragma("journal_mode = DELETE");
    return false;
  } catch (error) {
    // A damaged file is in use by no one.
    return (
      error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY")
    );
  } finally {
    file.close();
  }
}

/** The number of other connections to this PostgreSQL database. A running portal always keeps one. */
export async function otherConnections(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> ${checkName}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
