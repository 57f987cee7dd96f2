// When a commit is told of: only once the log it went to is on the disk.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import Sqlite from "libsql";
import { afterAll, describe, expect, test } from "vitest";
import { FlushFailed, flushedLog, type FlushedLog } from "~server/storage/flushed-log";
import { SqliteDriver } from "~server/storage/sqlite-driver";

/** A disk that takes its time: each flush waits until the test answers it. */
function slowDisk() {
  const asked: { done: () => void; fail: () => void }[] = [];
  const datasync = () => new Promise<void>((resolve, reject) => asked.push({ done: resolve, fail: () => reject(new Error("EIO")) }));
  return { asked, log: flushedLog("portal.sqlite-wal", async () => ({ datasync, close: () => Promise.resolve() })) };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

async function isSettled(work: Promise<unknown>): Promise<boolean> {
  const state = { isSettled: false };
  const note = () => (state.isSettled = true);
  work.then(note, note);
  for (let turn = 0; turn < 10; turn += 1) await soon();
  return state.isSettled;
}

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

  test("takes nothing any more once a flush has failed", async () => {
    const { asked, log } = slowDisk();
    const first = log.flush();
    await soon();
    const second = log.flush();
    asked[0]?.fail();
    await expect(first).rejects.toThrow(FlushFailed);
    await expect(second).rejects.toThrow(FlushFailed);
    expect(() => log.assertSound()).toThrow(FlushFailed);
    expect(asked.length).toBe(1);
  });
});

describe("the driver", () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-flush-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function tableOver(log: FlushedLog, name: string) {
    const open = () => new Sqlite(join(folder, name));
    const file = open();
    file.exec("pragma journal_mode = WAL; create table notes (words text)");
    file.close();
    type Tables = { notes: { words: string } };
    const createDriver = () => new SqliteDriver(() => Promise.resolve(open()), log);
    const parts = { createAdapter: () => new SqliteAdapter(), createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db), createQueryCompiler: () => new SqliteQueryCompiler() };
    return new Kysely<Tables>({ dialect: { createDriver, ...parts } });
  }

  test("tells of a commit after the flush, and lets others read meanwhile", async () => {
    const { asked, log } = slowDisk();
    const db = await tableOver(log, "a.sqlite");
    const commit = db.transaction().execute((trx) => trx.insertInto("notes").values({ words: "kept" }).execute());
    expect(await isSettled(commit)).toBe(false);
    expect(await db.selectFrom("notes").selectAll().execute()).toEqual([{ words: "kept" }]);
    expect(asked.length).toBe(1);
    asked[0]?.done();
    await commit;
    await db.destroy();
  });

  test("waits for the disk after a change outside a database transaction, too, also where it answers rows", async () => {
    const { asked, log } = slowDisk();
    const db = await tableOver(log, "b.sqlite");
    const change = db.insertInto("notes").values({ words: "kept" }).returning("words").execute();
    expect(await isSettled(change)).toBe(false);
    asked[0]?.done();
    expect(await change).toEqual([{ words: "kept" }]);
    await db.destroy();
  });

  test("asks nothing of the disk for reads and for what was rolled back", async () => {
    const { asked, log } = slowDisk();
    const db = await tableOver(log, "c.sqlite");
    await db.selectFrom("notes").selectAll().execute();
    const undone = db.transaction().execute(async (trx) => {
      await trx.insertInto("notes").values({ words: "undone" }).execute();
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(asked.length).toBe(0);
    await db.destroy();
  });

  test("says that a commit failed which the disk did not take, and begins no other", async () => {
    const { asked, log } = slowDisk();
    const db = await tableOver(log, "d.sqlite");
    const write = () => db.transaction().execute((trx) => trx.insertInto("notes").values({ words: "lost" }).execute());
    const failing = write();
    expect(await isSettled(failing)).toBe(false);
    asked[0]?.fail();
    await expect(failing).rejects.toThrow(FlushFailed);
    await expect(write()).rejects.toThrow(FlushFailed);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });
});
