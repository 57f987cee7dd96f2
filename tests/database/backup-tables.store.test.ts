// A new table or column cannot be forgotten: what the database has is what a backup names.
import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import {
  backupTableNames,
  backupTables,
  excludedTables,
  tablesOfMigrations,
} from "~server/database/upkeep/backup-tables";
import { batchesOf } from "~server/database/upkeep/table-rows";
import type { Schema } from "~server/database/schema";
import type { TestPortal } from "../support/portal/backend";
import { describeEachEngine } from "../support/portal/engine-suites";

async function inDatabase<Value>(
  { dataDir, databaseUrl }: TestPortal,
  work: (db: Kysely<Schema>) => Promise<Value>,
): Promise<Value> {
  const { db } = openDatabase({ dataDir, databaseUrl });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

describeEachEngine("the backup's tables", (portal) => {
  test("are all tables of the database except for those excluded by name, each with a reason", async () => {
    const found = await inDatabase(portal(), (db) => db.introspection.getTables());
    const named = [...backupTableNames, ...Object.keys(excludedTables), ...tablesOfMigrations];
    expect(found.map(({ name }) => name).sort()).toEqual(named.sort());
    expect(Object.values(excludedTables).filter((reason) => reason.length < 20)).toEqual([]);
  });

  test("contain every column of a row", async () => {
    await portal().customerWith("10.00");
    await inDatabase(portal(), async (db) => {
      const tables = new Map(
        (await db.introspection.getTables()).map(({ name, columns }) => [
          name,
          columns.map((column) => column.name).sort(),
        ]),
      );
      for (const table of ["users", "transactions", "cards", "audit"] as const) {
        for await (const [row] of batchesOf(db, table))
          expect(Object.keys(row ?? {}).sort()).toEqual(tables.get(table));
      }
    });
  });

  test("are read by keys that identify one row each", async () => {
    await inDatabase(portal(), async (db) => {
      for (const table of backupTableNames) {
        const columns: readonly string[] = backupTables[table];
        const { rows } =
          await sql`select 1 from ${sql.table(table)} group by ${sql.join(columns.map((column) => sql.ref(column)))} having count(*) > 1`.execute(
            db,
          );
        expect([table, rows]).toEqual([table, []]);
      }
    });
  });

  test("are all read where there is more than one batch", async () => {
    const { id } = await portal().register();
    await inDatabase(portal(), async (db) => {
      const keys = Array.from({ length: 1_203 }, (_, number) => ({
        user_id: id,
        key: `key ${number}`,
        input_hash: "x",
        answer: null,
        created_at: number,
      }));
      for (let from = 0; from < keys.length; from += 300)
        await db
          .insertInto("idempotency")
          .values(keys.slice(from, from + 300))
          .execute();
      const read: unknown[] = [];
      for await (const rows of batchesOf(db, "idempotency", sql`user_id = ${id}`))
        read.push(...rows.map(({ key }) => key));
      expect(read.sort()).toEqual(keys.map(({ key }) => key).sort());
    });
  });
});
