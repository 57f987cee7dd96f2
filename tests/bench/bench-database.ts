// The two engines behind one face for the bench: copy a database, note what runs on it, run just that again.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "~server/config";
import { createBackend, type Backend } from "~server/index";
import { freshCopy, freshDatabase, postgresAddress } from "../support/postgres";
import { recordPostgres, replayPostgres } from "./postgres-statements";
import { recordSqlite, replaySqlite } from "./sqlite-statements";

/** One statement with its values, as it reached the engine's driver. */
export type Statement = { readonly sql: string; readonly parameters: readonly unknown[]; readonly reads: boolean };

export interface BenchDatabase {
  readonly engine: "SQLite" | "PostgreSQL";
  /** What a portal needs to run on it. */
  readonly settings: Readonly<Record<string, string>>;
  copy(): Promise<BenchDatabase>;
  /** Every statement that runs on it from this process meanwhile, in order. */
  record(work: () => Promise<void>): Promise<Statement[]>;
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
  console.info("TEST_DATABASE_URL is not set: no figures of PostgreSQL.");
  return [sqlite];
}

function sqliteIn(folder: string): BenchDatabase {
  return {
    engine: "SQLite",
    settings: { DATA_DIR: folder },
    async copy() {
      const target = mkdtempSync(join(tmpdir(), "portal-bench-"));
      cpSync(folder, target, { recursive: true });
      return sqliteIn(target);
    },
    record: recordSqlite,
    replay: async (groups) => replaySqlite(folder, groups),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function postgresAt({ address, drop }: { address: string; drop: () => Promise<void> }, folder = mkdtempSync(join(tmpdir(), "portal-bench-"))): BenchDatabase {
  return {
    engine: "PostgreSQL",
    settings: { DATA_DIR: folder, DATABASE_URL: address },
    async copy() {
      const target = mkdtempSync(join(tmpdir(), "portal-bench-"));
      cpSync(folder, target, { recursive: true });
      return postgresAt(await freshCopy(address), target);
    },
    record: recordPostgres,
    replay: (groups, connections) => replayPostgres(address, groups, connections),
    async drop() {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const plainPasswords = { hash: (password: string) => Promise.resolve(password), verify: () => Promise.resolve(true) };

/** A backend of this process over it, with passwords that cost nothing. */
export function openBackend({ settings }: BenchDatabase): Promise<Backend> {
  return createBackend(readConfig(settings), { passwords: plainPasswords });
}
