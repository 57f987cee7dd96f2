// Named statements on PostgreSQL: the same answers as without a name, and none is lost to a migration of another host.
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import { inTransaction } from "~server/database/engine/retry";
import { migrate } from "~server/database/migrate";
import { freshDatabase, postgresAddress } from "../support/database/postgres";

const guess = (subject: string) => ({ subject, failures: 1, last_at: 1 });

describe.skipIf(!postgresAddress)("a query with parameters", () => {
  test("is prepared once, and planned again after another host has changed the table", async () => {
    const { address, drop } = await freshDatabase();
    const { db } = openDatabase({ databaseUrl: address, dataDir: "" });
    await migrate(db, 1);
    await db
      .insertInto("failed_attempts")
      .values([guess("a"), guess("b")])
      .execute();
    await inTransaction(db, async (trx) => {
      const failuresOf = (subject: string) =>
        trx
          .selectFrom("failed_attempts")
          .selectAll()
          .where("subject", "=", subject)
          .executeTakeFirst();
      expect([(await failuresOf("a"))?.subject, (await failuresOf("b"))?.subject]).toEqual([
        "a",
        "b",
      ]);
      const { rows } = await sql<{
        statement: string;
      }>`select statement from pg_prepared_statements where statement like 'select * from "failed_attempts"%'`.execute(
        trx,
      );
      expect(rows.length).toBe(1);
    });
    const other = new pg.Client({ connectionString: address });
    await other.connect();
    await other.query("alter table failed_attempts add column note text");
    await other.end();
    let tries = 0;
    const found = await inTransaction(db, (trx) => {
      tries += 1;
      return trx
        .selectFrom("failed_attempts")
        .selectAll()
        .where("subject", "=", "a")
        .executeTakeFirst();
    });
    expect([found, tries]).toEqual([{ ...guess("a"), note: null }, 2]);
    await db.destroy();
    await drop();
  });

  test.each([
    ["gained a column", "alter table failed_attempts add column note text"],
    ["lost one", "alter table failed_attempts drop column last_at"],
    ["has one of another type", "alter table failed_attempts alter column last_at type text"],
  ])("and sent alone, is answered at once if the table %s", async (_what, change) => {
    const { address, drop } = await freshDatabase();
    const { db } = openDatabase({ databaseUrl: address, dataDir: "" });
    await migrate(db, 1);
    await db.insertInto("failed_attempts").values(guess("a")).execute();
    const subjects = () =>
      db.connection().execute(async (connection) => {
        const read = () =>
          connection.selectFrom("failed_attempts").selectAll().where("subject", "=", "a").execute();
        const before = await read();
        const other = new pg.Client({ connectionString: address });
        await other.connect();
        await other.query(change);
        await other.end();
        return [...before, ...(await read())].map(({ subject }) => subject);
      });
    expect(await subjects()).toEqual(["a", "a"]);
    await db.destroy();
    await drop();
  });
});

test.skipIf(!postgresAddress)(
  "a statement's name means the same text on every connection",
  async () => {
    const { address, drop } = await freshDatabase();
    const { db } = openDatabase({ databaseUrl: address, dataDir: "" });
    await migrate(db, 1);
    const namesAfter = (subjects: readonly string[], column: "subject" | "last_at") =>
      db.connection().execute(async (connection) => {
        for (const subject of subjects)
          await connection
            .selectFrom("failed_attempts")
            .select(column)
            .where("subject", "=", subject)
            .execute();
        const { rows } = await sql<{
          name: string;
          statement: string;
        }>`select name, statement from pg_prepared_statements where statement like ${"select %failed_attempts%"}`.execute(
          connection,
        );
        return rows.map(({ name, statement }) => `${name} ${statement}`);
      });
    const [one, other] = await Promise.all([
      namesAfter(["a", "b"], "subject"),
      namesAfter(["a"], "last_at"),
    ]);
    const named = new Set([...one, ...other].map((line) => line.split(" ")[0]));
    expect([one.length, other.length, named.size]).toEqual([1, 1, 2]);
    await db.destroy();
    await drop();
  },
);

test.skipIf(!postgresAddress)(
  "a commit that the engine turned into a rollback is not taken for one",
  async () => {
    const { address, drop } = await freshDatabase();
    const { db } = openDatabase({ databaseUrl: address, dataDir: "" });
    await migrate(db, 1);
    const keeping = inTransaction(db, async (trx) => {
      await trx.insertInto("failed_attempts").values(guess("a")).execute();
      // A caller that continues as if nothing had failed.
      await trx
        .insertInto("failed_attempts")
        .values(guess("a"))
        .execute()
        .catch(() => undefined);
    });
    await expect(keeping).rejects.toThrow("rolled back");
    expect(await db.selectFrom("failed_attempts").selectAll().execute()).toEqual([]);
    await db.destroy();
    await drop();
  },
);
