// When a commit is told of: only once the log it went to is on the disk.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { FlushFailed } from "~server/storage/flushed-log";
import { isSettled, notesIn, slowDisk, soon } from "../support/slow-disk";

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

  test("tells of a commit after the flush, and lets others read meanwhile", async () => {
    const { asked, log } = slowDisk();
    const db = await notesIn(folder, "a.sqlite", { log });
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

  test("says that a commit failed which the disk did not take, and begins no other", async () => {
    const { asked, log } = slowDisk();
    const db = await notesIn(folder, "d.sqlite", { log });
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
