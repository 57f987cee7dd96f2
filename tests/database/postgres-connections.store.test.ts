// What the portal sets on each of its connections to PostgreSQL, whatever the server's defaults are.
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import { withoutTimeLimits } from "~server/database/engine/time-limits";
import { freshDatabase, postgresAddress, type FreshDatabase } from "../support/database/postgres";

describe.skipIf(!postgresAddress)("on every connection to PostgreSQL", () => {
  let database: FreshDatabase;
  let opened: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    database = await freshDatabase();
    await setDefaults(database.address, { jit: "on", synchronous_commit: "off" });
    opened = openDatabase({ databaseUrl: database.address, dataDir: "" });
  });
  afterAll(async () => {
    await opened.db.destroy();
    await database.drop();
  });

  const settings = async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('jit', 'synchronous_commit')
      order by name`.execute(opened.db);
    return rows;
  };
  const wanted = [
    { name: "jit", setting: "off" },
    { name: "synchronous_commit", setting: "on" },
  ];

  test("of requests", async () => expect(await settings()).toEqual(wanted));

  test("of migrations and commands", async () =>
    expect(await withoutTimeLimits(settings)).toEqual(wanted));
});

async function setDefaults(address: string, settings: Record<string, string>): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const name = new URL(address).pathname.slice(1);
  for (const [setting, value] of Object.entries(settings))
    await client.query(`alter database ${name} set ${setting} = ${value}`);
  await client.end();
}
