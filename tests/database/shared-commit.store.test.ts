// Database transactions that share a commit on SQLite: kept together, undone alone, and told of only when all is committed.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { afterAll, expect, test } from "vitest";
import { SharedCommit } from "~server/database/sqlite/shared-commits/shared-commit";
import { CommitUnconfirmed } from "~server/database/engine/commit-unconfirmed";
import { inTransaction } from "~server/database/engine/retry";
import { notesIn, type Notes } from "../support/database/notes";

const folder = mkdtempSync(join(tmpdir(), "portal-shared-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
async function opened(...settings: string[]) {
  const commits: string[] = [];
  files += 1;
  const name = `${files}.sqlite`;
  const onRun = (text: string) => {
    if (text === "commit") commits.push(text);
  };
  return { commits, name, db: await notesIn(folder, name, { settings, onRun }) };
}

const write = (db: Kysely<Notes>, text: string) =>
  db.transaction().execute((trx) => trx.insertInto("notes").values({ words: text }).execute());
const writeAndFail = (db: Kysely<Notes>, text: string) =>
  db.transaction().execute(async (trx) => {
    await trx.insertInto("notes").values({ words: text }).execute();
    throw new Error("changed my mind");
  });
const wordsIn = async (db: Kysely<Notes>) =>
  (await db.selectFrom("notes").select("words").orderBy("words").execute()).map(
    ({ words: text }) => text,
  );

test("transactions that come together share one commit, with a change outside a database transaction", async () => {
  const { commits, db } = await opened();
  await Promise.all([
    write(db, "a"),
    write(db, "b"),
    db.insertInto("notes").values({ words: "c" }).execute(),
    write(db, "d"),
  ]);
  expect(commits.length).toBe(1);
  expect(await wordsIn(db)).toEqual(["a", "b", "c", "d"]);
  await db.destroy();
});

test("no more than 32 share one commit", async () => {
  const { commits, db } = await opened();
  await Promise.all(Array.from({ length: 33 }, (_, at) => write(db, String(at))));
  expect([commits.length, (await wordsIn(db)).length]).toEqual([2, 33]);
  await db.destroy();
});

test.each([0, 1, 2])("one that fails is rolled back alone, in place %i of three", async (place) => {
  const { commits, db } = await opened();
  const outcomes = await Promise.allSettled(
    ["a", "b", "c"].map((text, at) => (at === place ? writeAndFail(db, text) : write(db, text))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(
    ["a", "b", "c"].map((_, at) => (at === place ? "rejected" : "fulfilled")),
  );
  expect(commits.length).toBe(1);
  expect(await wordsIn(db)).toEqual(["a", "b", "c"].filter((_, at) => at !== place));
  await db.destroy();
});

test("a refusal that saw what others wrote is reported once that is committed", async () => {
  const { commits, db } = await opened();
  const [first, refused] = [write(db, "a"), writeAndFail(db, "b")];
  const committedBefore = refused.catch(() => commits.length);
  expect([await committedBefore, commits.length]).toEqual([1, 1]);
  await first;
  await expect(refused).rejects.toThrow("changed my mind");
  await db.destroy();
});

test("reads and rollbacks commit nothing", async () => {
  const { commits, db } = await opened();
  await expect(writeAndFail(db, "undone")).rejects.toThrow("changed my mind");
  expect([await wordsIn(db), commits]).toEqual([[], []]);
  await db.destroy();
});

test("each sees what those before it wrote; a reader sees what is committed", async () => {
  const { db } = await opened();
  const first = write(db, "a");
  const seen = db
    .transaction()
    .execute(async (trx) => ({ inside: await wordsIn(trx), outside: await wordsIn(db) }));
  await first;
  expect(await seen).toEqual({ inside: ["a"], outside: [] });
  expect(await wordsIn(db)).toEqual(["a"]);
  await db.destroy();
});

test("the others are retried if the disk has no room for one of them", async () => {
  const { db } = await opened("max_page_count = 20");
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
  await small;
  expect(tries.small).toBe(2);
  expect(await wordsIn(db)).toEqual(["small"]);
  await db.destroy();
});

test("the group survives a file that can't grow: changes fail, reads continue, and changes resume once there is space", async () => {
  const { db } = await opened("max_page_count = 4");
  const long = "x".repeat(20_000);
  await expect(write(db, long)).rejects.toMatchObject({ code: "SQLITE_FULL" });
  await expect(write(db, long)).rejects.toMatchObject({ code: "SQLITE_FULL" });
  expect(await wordsIn(db)).toEqual([]);
  await db
    .connection()
    .execute((connection) => sql`pragma max_page_count = 1000`.execute(connection));
  await write(db, long);
  expect(await wordsIn(db)).toEqual([long]);
  await db.destroy();
});

test("a commit that the engine refuses fails all of them, and leaves nothing behind", async () => {
  const { db } = await opened("foreign_keys = ON");
  await sql`create table chain (id integer primary key, next int references chain (id) deferrable initially deferred)`.execute(
    db,
  );
  const broken = db
    .transaction()
    .execute((trx) => sql`insert into chain values (1, 2)`.execute(trx));
  const outcomes = await Promise.allSettled([write(db, "a"), broken, write(db, "b")]);
  expect(
    outcomes.map((outcome) => outcome.status === "rejected" && String(Object(outcome.reason).code)),
  ).toEqual(Array(3).fill("SQLITE_CONSTRAINT_FOREIGNKEY"));
  expect(await wordsIn(db)).toEqual([]);
  await write(db, "c");
  expect(await wordsIn(db)).toEqual(["c"]);
  await db.destroy();
});

test("reads leave no lock: the log can be emptied", async () => {
  const { name, db } = await opened();
  await write(db, "a");
  expect(await wordsIn(db)).toEqual(["a"]);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(statSync(join(folder, `${name}-wal`)).size).toBe(0);
  await db.destroy();
});

/** A file whose commits end as the test says. */
function failingFile(failure: Error, rollback: () => void = () => undefined) {
  const asked: string[] = [];
  let isOpen = false;
  const request = (text: string) => {
    asked.push(text);
    if (text === "begin immediate" && isOpen) throw new Error("a transaction is open");
    if (text === "begin immediate") isOpen = true;
    if (text === "commit") throw failure;
    if (text === "rollback") {
      rollback();
      isOpen = false;
    }
    return { rows: [] };
  };
  return { asked, file: { run: request, isInTransaction: () => isOpen, close: () => undefined } };
}

test("after a commit and its rollback both fail, the next one can run", async () => {
  const failure = new Error("disk I/O error");
  const { asked, file } = failingFile(failure, () => {
    throw failure;
  });
  const changes = new SharedCommit(file);
  await changes.begin();
  await expect(changes.commit()).rejects.toThrow("disk I/O error");
  // Refused, and not left waiting.
  await expect(changes.begin()).rejects.toThrow("a transaction is open");
  expect(asked).toEqual(["begin immediate", "commit", "rollback", "begin immediate"]);
});

test("a commit that the disk did not confirm is reported as one that may have been made", async () => {
  const failure = Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR_FSYNC" });
  const { asked, file } = failingFile(failure);
  const changes = new SharedCommit(file);
  await changes.begin();
  await expect(changes.commit()).rejects.toThrow(CommitUnconfirmed);
  await changes.begin();
  expect(asked).toEqual(["begin immediate", "commit", "rollback", "begin immediate"]);
});
