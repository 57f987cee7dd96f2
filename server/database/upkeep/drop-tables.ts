import { sql } from "kysely";
import type { Db } from "../db";
import { backupTableNames, excludedTables, tablesOfMigrations } from "./backup-tables";

/** Drops the portal's own tables, all or none, and nothing else in the database. */
export async function dropTables(db: Db): Promise<void> {
  const names = [
    ...Object.keys(excludedTables),
    ...[...backupTableNames].reverse(),
    ...tablesOfMigrations,
  ];
  await db.transaction().execute(async (trx) => {
    for (const name of names) await sql`drop table if exists ${sql.table(name)}`.execute(trx);
  });
}
