import { sql, type Kysely } from "kysely";
import { keptTableNames, leftOutTables, tablesOfMigrations } from "./kept-tables";
import type { Schema } from "../schema";

/** Drops the portal's own tables, all or none, and nothing else that the database holds. */
export async function dropTables(db: Kysely<Schema>): Promise<void> {
  const names = [
    ...Object.keys(leftOutTables),
    ...[...keptTableNames].reverse(),
    ...tablesOfMigrations,
  ];
  await db.transaction().execute(async (trx) => {
    for (const name of names) await sql`drop table if exists ${sql.table(name)}`.execute(trx);
  });
}
