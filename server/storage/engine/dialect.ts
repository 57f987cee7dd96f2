// What differs between the two engines: how to open them, how a transaction begins, how integers come back.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from "kysely";
import Sqlite from "libsql";
import pg from "pg";
import { checkpointed, copierOf, longestLogPages } from "./checkpoints";
import { flushedLog } from "./flushed-log";
import { GatheringSocket } from "./gathering-socket";
import { preparedPool } from "./prepared-pool";
import { retried } from "./retry";
import type { Schema } from "../schema";
import { SqliteDriver } from "./sqlite-driver";
import { busyTimeoutMs } from "./sqlite-file";

export type Engine = "sqlite" | "postgres";

const waitingForTheDisk = "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

/** Opens the database that the settings name: PostgreSQL by its address, else a SQLite file in the data folder. */
export function openDatabase(settings: { databaseUrl?: string | undefined; dataDir: string }): {
  db: Kysely<Schema>;
  engine: Engine;
} {
  return { db: new Kysely({ dialect: dialectOf(settings) }), engine: settings.databaseUrl ? "postgres" : "sqlite" };
}

export function dialectOf({ databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string }): Dialect {
  return databaseUrl ? postgres(databaseUrl) : sqlite(dataDir);
}

function postgres(address: string): Dialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, readInteger);
  types.setTypeParser(pg.types.builtins.NUMERIC, readInteger);
  const pool = new pg.Pool({ connectionString: address, min: 1, max: 10, types, connectionTimeoutMillis: 5000, pipeline: true, stream: () => new GatheringSocket() });
  // A server that goes away while a connection idles is met again, with its error, by the next query.
  pool.on("error", () => undefined);
  // The same of one that is in use: whoever asks on it hears of it, and the event alone would end the process.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  // Whatever the server's usual is: what the portal acknowledges is on the server's disk. A connection that fails here fails its first question, too.
  pool.on("connect", (client) => void client.query(waitingForTheDisk).catch(() => undefined));
  return new PostgresDialect({ pool: preparedPool(pool) });
}

function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("an integer of the database is beyond 2^53");
  return value;
}

function sqlite(folder: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(() => openFile(folder), checkpointed(flushedLog(`${fileIn(folder)}-wal`), () => copierOf(fileIn(folder)))),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

export function fileIn(folder: string): string {
  return join(folder, "portal.sqlite");
}

// The time-out comes first, so that the others wait; the switch to WAL does not wait always and is tried again.
async function openFile(folder: string): Promise<Sqlite.Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new Sqlite(fileIn(folder));
  file.pragma(`busy_timeout = ${busyTimeoutMs}`);
  await retried(() => file.pragma("journal_mode = WAL"));
  for (const setting of ["synchronous = NORMAL", `wal_autocheckpoint = ${longestLogPages}`, "foreign_keys = ON", "secure_delete = ON"]) file.pragma(setting);
  return file;
}

/** Empties SQLite's write-ahead log, where erased values would linger. Who reads at this moment is waited for but briefly: it is done again later. */
export async function settle(db: Kysely<Schema>, engine: Engine): Promise<void> {
  if (engine === "postgres") return;
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 100`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(connection);
  });
}
