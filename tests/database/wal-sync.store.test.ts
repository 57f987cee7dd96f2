// When a commit is told of: only once the log it went to is on the disk.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import Sqlite from "libsql";
import { afterAll, describe, expect, test } from "vitest";
import { FlushFailed, walSync } from "~server/database/engine/wal-sync";
import { isSettled, notesIn, slowDisk, soon, type Notes } from "../support/database/slow-disk";

describe("the log", () => {
  test("shares the next flush among all who come while one runs", async () => {
    const { asked, log } = slowDisk();
    const first = log.flush();
    await soon();
    const others = [log.flush(), log.flush(), log.flush()];
    expect(await isSettled(Promise.race([first, ...others]))).toBe(false);
    expect(asked.length).toBe(1);
    asked[0]?.done();
    await first;
    expect(await isSettled(Promise.race(others))).toBe(false);
    expect(asked.length).toBe(2);
    asked[1]?.done();
    await Promise.all(others);
    expect(asked.length).toBe(2);
  });

  test("takes nothing any more once a flush has failed, until it is renewed", async () => {
    const { asked, log } = slowDisk();
    const first = log.flush();
    await soon();
    const second = log.flush();
    asked[0]?.fail();
    await expect(first).rejects.toThrow(FlushFailed);
    await expect(second).rejects.toThrow(FlushFailed);
    expect(() => log.assertHealthy()).toThrow(FlushFailed);
    expect(asked.length).toBe(1);
    await log.renew();
    const again = log.flush();
    await soon();
    asked[1]?.done();
    await again;
  });
});

test("a log that could not be opened keeps nobody from closing what else is open", async () => {
  const log = walSync("nowhere", () => Promise.reject(new Error("EMFILE")));
  await expect(log.flush()).rejects.toThrow(FlushFailed);
  await log.close();
});

describe("the driver", () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-flush-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("tells of a commit after the flush, and lets others read meanwhile", async () => {
    const { asked, log } = slowDisk();
    const db = await notesIn(folder, "a.sqlite", { log });
    const commit = db
      .transaction()
      .execute((trx) => trx.insertInto("notes").values({ words: "kept" }).execute());
    expect(await isSettled(commit)).toBe(false);
    expect(await db.selectFrom("notes").selectAll().execute()).toEqual([{ words: "kept" }]);
    expect(asked.length).toBe(1);
    asked[0]?.done();
    await commit;
    await db.destroy();
  });

  test("waits for the disk after a change outside a database transaction, too, also where it answers rows", async () => {
    const { asked, log } = slowDisk();
    const db = await notesIn(folder, "b.sqlite", { log });
    const change = db.insertInto("notes").values({ words: "kept" }).returning("words").execute();
    expect(await isSettled(change)).toBe(false);
    asked[0]?.done();
    expect(await change).toEqual([{ words: "kept" }]);
    await db.destroy();
  });

  test("asks nothing of the disk for reads and for what was rolled back", async () => {
    const { asked, log } = slowDisk();
    const db = await notesIn(folder, "c.sqlite", { log });
    await db.selectFrom("notes").selectAll().execute();
    const undone = db.transaction().execute(async (trx) => {
      await trx.insertInto("notes").values({ words: "undone" }).execute();
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(asked.length).toBe(0);
    await db.destroy();
  });

  const write = (db: Kysely<Notes>, words: string) =>
    db.transaction().execute((trx) => trx.insertInto("notes").values({ words }).execute());
  const words = (db: Kysely<Notes>) =>
    db
      .selectFrom("notes")
      .selectAll()
      .execute()
      .then((rows) => rows.map((row) => row.words));

  test("says that a commit failed which the disk did not take, and goes on once all of it is in the file", async () => {
    const { asked, log } = slowDisk();
    const db = await notesIn(folder, "d.sqlite", { log });
    const failing = write(db, "first");
    expect(await isSettled(failing)).toBe(false);
    asked[0]?.fail();
    await expect(failing).rejects.toMatchObject({
      name: "CommitUnconfirmed",
      cause: expect.any(FlushFailed),
    });
    expect(log.isHealthy()).toBe(false);
    const next = write(db, "second");
    expect(await isSettled(next)).toBe(false);
    expect([log.isHealthy(), asked.length]).toEqual([true, 2]);
    asked[1]?.done();
    await next;
    expect(await words(db)).toEqual(["first", "second"]);
    await db.destroy();
  });

  test("begins nothing while another process keeps the log from being emptied, and waits for none", async () => {
    const { asked, log } = slowDisk();
    const db = await notesIn(folder, "e.sqlite", { log, settings: ["busy_timeout = 5000"] });
    const reader = new Sqlite(join(folder, "e.sqlite"));
    reader.exec("begin");
    reader.prepare("select * from notes").all();
    const failing = write(db, "first");
    expect(await isSettled(failing)).toBe(false);
    asked[0]?.fail();
    await expect(failing).rejects.toMatchObject({
      name: "CommitUnconfirmed",
      cause: expect.any(FlushFailed),
    });
    const from = performance.now();
    await expect(write(db, "refused")).rejects.toThrow(FlushFailed);
    expect(performance.now() - from).toBeLessThan(2_000);
    expect(await words(db)).toEqual(["first"]);
    reader.exec("commit");
    reader.close();
    const next = write(db, "second");
    expect(await isSettled(next)).toBe(false);
    asked[1]?.done();
    await next;
    expect(await words(db)).toEqual(["first", "second"]);
    await db.destroy();
  });

  test("outlives a file that may not grow: changes fail, readings go on, and all is well with room again", async () => {
    const { asked, log } = slowDisk();
    const db = await notesIn(folder, "f.sqlite", { log, settings: ["max_page_count = 4"] });
    const long = "x".repeat(20_000);
    await expect(write(db, long)).rejects.toMatchObject({ code: "SQLITE_FULL" });
    await expect(write(db, long)).rejects.toMatchObject({ code: "SQLITE_FULL" });
    expect([await words(db), asked.length, log.isHealthy()]).toEqual([[], 0, true]);
    await db
      .connection()
      .execute((connection) => sql`pragma max_page_count = 1000`.execute(connection));
    const done = write(db, long);
    expect(await isSettled(done)).toBe(false);
    asked[0]?.done();
    await done;
    expect(await words(db)).toEqual([long]);
    await db.destroy();
  });
});
