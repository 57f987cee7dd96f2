// The two engines behind one face for the bench: copy a database, note what runs on it, run just that again.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "~server/config";
import { createBackend, type Backend } from "~server/index";
import { freshCopy, freshDatabase, postgresAddress } from "../support/database/postgres";
import { recordPostgres, replayPostgres } from "./postgres-statements";
import { recordSqlite, replaySqlite } from "./sqlite-statements";

/** One statement with its values, as it reached the engine's driver. */
export type Statement = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly reads: boolean;
};

/** One customer of the bench moves money as often as thousands do. */
const unlimited = { MOVEMENTS_PER_TEN_MINUTES: "1000000" };

export interface BenchDatabase {
  readonly engine: "SQLite" | "PostgreSQL";
  /** What a portal needs to run on it. */
  readonly settings: Readonly<Record<string, string>>;
  copy(): Promise<BenchDatabase>;
  /** Every statement that a backend of its own runs on it for this work, in order. */
  record(work: (backend: Backend) => Promise<void>): Promise<Statement[]>;
  /** Runs groups of statements over so many connections, each text prepared once. Returns the milliseconds that each group took, and the seconds all took. */
  replay(groups: readonly (readonly Statement[])[], connections: number): Promise<Replayed>;
  drop(): Promise<void>;
}

export interface Replayed {
  readonly seconds: number;
  readonly timesMs: number[];
}

/** SQLite always; PostgreSQL where TEST_DATABASE_URL says where one is. */
export async function benchDatabases(): Promise<BenchDatabase[]> {
  const sqlite = sqliteIn(mkdtempSync(join(tmpdir(), "portal-bench-")));
  if (postgresAddress) return [sqlite, postgresAt(await freshDatabase())];
  console.info("TEST_DATABASE_URL is not set, so PostgreSQL is not measured.");
  return [sqlite];
}

function sqliteIn(folder: string): BenchDatabase {
  const database: BenchDatabase = {
    engine: "SQLite",
    settings: { DATA_DIR: folder, ...unlimited },
    async copy() {
      const target = mkdtempSync(join(tmpdir(), "portal-bench-"));
      cpSync(folder, target, { recursive: true });
      return sqliteIn(target);
    },
    record: (work) => recordSqlite(() => withBackend(database, work)),
    replay: async (groups) => replaySqlite(folder, groups),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
  return database;
}

function postgresAt(
  { address, drop }: { address: string; drop: () => Promise<void> },
  folder = mkdtempSync(join(tmpdir(), "portal-bench-")),
): BenchDatabase {
  const database: BenchDatabase = {
    engine: "PostgreSQL",
    settings: { DATA_DIR: folder, DATABASE_URL: address, ...unlimited },
    async copy() {
      const target = mkdtempSync(join(tmpdir(), "portal-bench-"));
      cpSync(folder, target, { recursive: true });
      return postgresAt(await freshCopy(address), target);
    },
    record: (work) => recordPostgres(() => withBackend(database, work)),
    replay: (groups, connections) => replayPostgres(address, groups, connections),
    async drop() {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return database;
}

// Opened again, since statements that a backend remembers are not seen to be prepared.
async function withBackend(
  database: BenchDatabase,
  work: (backend: Backend) => Promise<void>,
): Promise<void> {
  const backend = await openBackend(database);
  await work(backend);
  await backend.close();
}

const plainPasswords = {
  hash: (password: string) => Promise.resolve(password),
  verify: () => Promise.resolve(true),
};

/** A backend of this process over it, with passwords that cost nothing. */
export function openBackend({ settings }: BenchDatabase): Promise<Backend> {
  return createBackend(readConfig(settings), { passwords: plainPasswords });
}
