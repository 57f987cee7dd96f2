// Database transactions that share a commit on SQLite: kept together, undone alone, and told of only when all is on the disk.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { afterAll, expect, test } from "vitest";
import { SharedCommit } from "~server/database/engine/shared-commit";
import { inTransaction } from "~server/database/engine/retry";
import { isSettled, notesIn, slowDisk, type Notes } from "../support/database/slow-disk";

const folder = mkdtempSync(join(tmpdir(), "portal-shared-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
async function opened(...settings: string[]) {
  const { asked, log } = slowDisk();
  files += 1;
  const name = `${files}.sqlite`;
  return { asked, name, db: await notesIn(folder, name, { log, settings }) };
}

const write = (db: Kysely<Notes>, words: string) =>
  db.transaction().execute((trx) => trx.insertInto("notes").values({ words }).execute());
const writeAndFail = (db: Kysely<Notes>, words: string) =>
  db.transaction().execute(async (trx) => {
    await trx.insertInto("notes").values({ words }).execute();
    throw new Error("changed my mind");
  });
const wordsIn = async (db: Kysely<Notes>) =>
  (await db.selectFrom("notes").select("words").orderBy("words").execute()).map(
    ({ words }) => words,
  );

test("those that come together wait for one flush, a change outside a database transaction among them", async () => {
  const { asked, db } = await opened();
  const kept = [
    write(db, "a"),
    write(db, "b"),
    db.insertInto("notes").values({ words: "c" }).execute(),
    write(db, "d"),
  ];
  expect(await isSettled(Promise.race(kept))).toBe(false);
  expect(asked.length).toBe(1);
  asked[0]?.done();
  await Promise.all(kept);
  expect(asked.length).toBe(1);
  expect(await wordsIn(db)).toEqual(["a", "b", "c", "d"]);
  await db.destroy();
});

test.each([0, 1, 2])("one that fails is undone alone, in place %i of three", async (place) => {
  const { asked, db } = await opened();
  const all = ["a", "b", "c"].map((words, at) =>
    at === place ? writeAndFail(db, words) : write(db, words),
  );
  const outcomes = Promise.allSettled(all);
  expect(await isSettled(outcomes)).toBe(false);
  asked[0]?.done();
  expect((await outcomes).map(({ status }) => status)).toEqual(
    ["a", "b", "c"].map((_, at) => (at === place ? "rejected" : "fulfilled")),
  );
  expect(await wordsIn(db)).toEqual(["a", "b", "c"].filter((_, at) => at !== place));
  await db.destroy();
});

test("a refusal that saw what others wrote is told of when that is on the disk", async () => {
  const { asked, db } = await opened();
  const [first, refused] = [write(db, "a"), writeAndFail(db, "b")];
  expect(await isSettled(Promise.race([first, refused]))).toBe(false);
  asked[0]?.done();
  await first;
  await expect(refused).rejects.toThrow("changed my mind");
  await db.destroy();
});

test("each sees what those before it wrote; who only reads sees what is committed", async () => {
  const { asked, db } = await opened();
  const first = write(db, "a");
  const seen = db
    .transaction()
    .execute(async (trx) => ({ inside: await wordsIn(trx), outside: await wordsIn(db) }));
  await isSettled(first);
  asked[0]?.done();
  expect(await seen).toEqual({ inside: ["a"], outside: [] });
  expect(await wordsIn(db)).toEqual(["a"]);
  await db.destroy();
});

test("a disk without room for one of them is no end for the others: they are begun again", async () => {
  const { asked, db } = await opened("max_page_count = 20");
  const tries = { small: 0 };
  const small = inTransaction(db, (trx) => {
    tries.small += 1;
    return trx.insertInto("notes").values({ words: "small" }).execute();
  });
  const large = inTransaction(db, (trx) =>
    trx
      .insertInto("notes")
      .values({ words: "large".repeat(100_000) })
      .execute(),
  );
  await expect(large).rejects.toMatchObject({ code: "SQLITE_FULL" });
  for (let flush = 0; !(await isSettled(small)); flush += 1) asked[flush]?.done();
  await small;
  expect(tries.small).toBe(2);
  expect(await wordsIn(db)).toEqual(["small"]);
  await db.destroy();
});

test("a commit that the engine refuses fails all of them, and leaves nothing behind", async () => {
  const { asked, db } = await opened("foreign_keys = ON");
  const made =
    sql`create table chain (id integer primary key, next int references chain (id) deferrable initially deferred)`.execute(
      db,
    );
  await isSettled(made);
  asked[0]?.done();
  await made;
  const broken = db
    .transaction()
    .execute((trx) => sql`insert into chain values (1, 2)`.execute(trx));
  const outcomes = await Promise.allSettled([write(db, "a"), broken, write(db, "b")]);
  expect(
    outcomes.map((outcome) => outcome.status === "rejected" && String(Object(outcome.reason).code)),
  ).toEqual(Array(3).fill("SQLITE_CONSTRAINT_FOREIGNKEY"));
  expect(await wordsIn(db)).toEqual([]);
  const next = write(db, "c");
  await isSettled(next);
  asked[1]?.done();
  await next;
  expect(await wordsIn(db)).toEqual(["c"]);
  await db.destroy();
});

test("readings leave no lock: the log can be emptied", async () => {
  const { asked, name, db } = await opened();
  const kept = write(db, "a");
  await isSettled(kept);
  asked[0]?.done();
  await kept;
  expect(await wordsIn(db)).toEqual(["a"]);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(statSync(join(folder, `${name}-wal`)).size).toBe(0);
  await db.destroy();
});

test("a commit and a rollback that both fail leave the turn to the next", async () => {
  const asked: string[] = [];
  let isOpen = false;
  const failing = (sql: string) => {
    asked.push(sql);
    if (sql === "begin immediate" && isOpen) throw new Error("a transaction is open");
    if (sql === "begin immediate") isOpen = true;
    if (sql === "commit" || sql === "rollback") throw new Error("disk I/O error");
    return { rows: [] };
  };
  const file = { ask: failing, isInTransaction: () => isOpen } as never;
  const { log } = slowDisk();
  const changes = new SharedCommit(file, { ...log, isHealthy: () => true });
  await changes.begin();
  await expect(changes.commit()).rejects.toThrow("disk I/O error");
  // Refused, and not left waiting.
  await expect(changes.begin()).rejects.toThrow("a transaction is open");
  expect(asked).toEqual(["begin immediate", "commit", "rollback", "begin immediate"]);
});
