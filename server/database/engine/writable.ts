// Whether the database accepts changes, and what time it is there.
import { access, constants } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "../db";
import { fileIn, type Engine } from "./dialect";

/** A database that only answers queries: changes go to another server. */
class DatabaseReadOnly extends Error {
  override name = "DatabaseReadOnly";
}

export async function requireWritable(
  db: Db,
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
): Promise<void> {
  // Waiting for the lock of the file says nothing about this host.
  if (!databaseUrl) return access(fileIn(dataDir), constants.W_OK);
  const { rows } = await sql<{ is_read_only: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only`.execute(
    db,
  );
  if (rows[0]?.is_read_only) throw new DatabaseReadOnly("the database is read-only");
}

/** UTC milliseconds; null for SQLite, whose hosts share a machine. */
export async function clockOf(db: Db, engine: Engine): Promise<number | null> {
  if (engine === "sqlite") return null;
  const { rows } = await sql<{ now: string | number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  return Number(rows[0]?.now);
}
