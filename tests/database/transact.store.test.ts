// What is asked last goes out with the commit: it is kept with everything else, or undoes everything else.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import { migrate } from "~server/database/migrate";
import type { Schema } from "~server/database/schema";
import { transact } from "~server/database/engine/transact";
import { freshDatabase, postgresAddress } from "../support/database/postgres";

const engines = postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"];
const guess = (subject: string) => ({ subject, failures: 1, last_at: 1 });
const insert = (db: Kysely<Schema>, subject: string) =>
  db.insertInto("guesses").values(guess(subject)).execute();

async function onEach(engine: string, work: (db: Kysely<Schema>) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-transact-"));
  const database =
    engine === "PostgreSQL"
      ? await freshDatabase()
      : { address: undefined, drop: () => Promise.resolve() };
  const { db } = openDatabase({ dataDir, databaseUrl: database.address });
  await migrate(db, 1);
  await work(db);
  await db.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true });
}

const subjectsIn = async (db: Kysely<Schema>) =>
  (await db.selectFrom("guesses").select("subject").orderBy("subject").execute()).map(
    ({ subject }) => subject,
  );

test.each(engines)("on %s all statements are committed together", (engine) =>
  onEach(engine, async (db) => {
    const answer = await transact(db, async (trx, beforeCommit) => {
      await insert(trx, "a");
      beforeCommit(insert(trx, "b"));
      return "done";
    });
    expect([answer, await subjectsIn(db)]).toEqual(["done", ["a", "b"]]);
  }),
);

test.each(engines)("on %s a last statement that fails rolls back all, and says why", (engine) =>
  onEach(engine, async (db) => {
    const work = transact(db, async (trx, beforeCommit) => {
      await insert(trx, "a");
      beforeCommit(insert(trx, "a"));
      beforeCommit(insert(trx, "b"));
    });
    await expect(work).rejects.toThrow(/unique/i);
    expect(await subjectsIn(db)).toEqual([]);
    await transact(db, (trx) => insert(trx, "c"));
    expect(await subjectsIn(db)).toEqual(["c"]);
  }),
);

test.each(engines)("on %s work that fails rolls back its last statement", (engine) =>
  onEach(engine, async (db) => {
    const work = transact(db, (trx, beforeCommit) => {
      beforeCommit(insert(trx, "a"));
      return Promise.reject(new Error("changed my mind"));
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await subjectsIn(db)).toEqual([]);
  }),
);
