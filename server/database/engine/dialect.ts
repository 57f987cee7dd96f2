// What differs between the two engines: how to open them, how a transaction begins, how integers come back.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  Kysely,
  PostgresDialect,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from "kysely";
import Sqlite from "libsql";
import { postgresPools } from "../postgres/postgres-pools";
import { retried } from "./retry";
import type { Schema } from "../schema";
import { SqliteDriver } from "../sqlite/sqlite-driver";
import { busyTimeoutMs } from "../sqlite/sqlite-file";
import { writerBusyTimeoutMs } from "./time-limits";

export type Engine = "sqlite" | "postgres";

/** Opens the database that the settings name: PostgreSQL by its address, else a SQLite file in the data folder. */
export function openDatabase(settings: { databaseUrl?: string | undefined; dataDir: string }): {
  db: Kysely<Schema>;
  engine: Engine;
} {
  return {
    db: new Kysely({ dialect: dialectOf(settings) }),
    engine: settings.databaseUrl ? "postgres" : "sqlite",
  };
}

export function dialectOf({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Dialect {
  return databaseUrl
    ? new PostgresDialect({ pool: () => postgresPools(databaseUrl) })
    : sqlite(dataDir);
}

function sqlite(folder: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(() => openFile(folder)),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

export function fileIn(folder: string): string {
  return join(folder, "portal.sqlite");
}

// The timeout is set first, so that the others wait; switching to WAL doesn't always wait and is retried.
async function openFile(folder: string): Promise<Sqlite.Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new Sqlite(fileIn(folder));
  file.pragma(`busy_timeout = ${busyTimeoutMs}`);
  await retried(() => file.pragma("journal_mode = WAL"));
  for (const setting of ["synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"])
    file.pragma(setting);
  return file;
}

/** Empties SQLite's write-ahead log, where erased values would linger. It waits only briefly for current readers, because it is repeated later. */
export async function truncateWal(db: Kysely<Schema>, engine: Engine): Promise<void> {
  if (engine === "postgres") return;
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 100`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(writerBusyTimeoutMs)}`.execute(connection);
  });
}
