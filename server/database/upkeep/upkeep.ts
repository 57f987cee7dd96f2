// Maintenance of the whole database: backups, keys, reset.
import type { Db } from "../db";
import { otherConnections } from "../engine/in-use";
import { sealedValuesIn } from "./sealed-values";
import { fillPostgres } from "./fill-postgres";
import { fillSqlite } from "./fill-sqlite";
import type { RestoreSource } from "./restore-source";
import {
  filledTables,
  readSnapshot,
  schemaOf,
  type Snapshot,
  type SnapshotChoice,
} from "./snapshot";
import { sql } from "kysely";
import { backupTableNames, excludedTables, tablesOfMigrations } from "./backup-tables";

/** Without an address, the database is a SQLite file. */
export function upkeepOf(db: Db, databaseUrl: string | undefined) {
  return {
    sealedValues: sealedValuesIn(db),
    /** Reads a snapshot during concurrent writes. */
    snapshot: <Value>(choice: SnapshotChoice, work: (snapshot: Snapshot) => Promise<Value>) =>
      readSnapshot(db, choice, work),
    schema: () => schemaOf(db),
    filledTables: () => filledTables(db),
    /** Writes every table, or nothing at all. */
    fill: (source: RestoreSource) =>
      databaseUrl === undefined ? fillSqlite(db, source) : fillPostgres(databaseUrl, source),
    dropTables: () => dropTables(db),
    /** The number of other connections; SQLite can't tell while it is open itself (`isFileInUse`). */
    otherConnections: () => (databaseUrl === undefined ? Promise.resolve(0) : otherConnections(db)),
  };
}

export type Upkeep = ReturnType<typeof upkeepOf>;

/** Drops the portal's own tables, all or none, and nothing else in the database. */
async function dropTables(db: Db): Promise<void> {
  const names = [
    ...Object.keys(excludedTables),
    ...[...backupTableNames].reverse(),
    ...tablesOfMigrations,
  ];
  await db.transaction().execute(async (trx) => {
    for (const name of names) await sql`drop table if exists ${sql.table(name)}`.execute(trx);
  });
}
