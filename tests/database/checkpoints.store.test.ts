// The log is copied into the file beside the work: now and then, one copy at a time, and nobody waits for it.
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "libsql";
import { expect, test } from "vitest";
import { checkpointed, everyFlushes } from "~server/database/engine/checkpoints";
import { openDatabase } from "~server/database/engine/dialect";
import type { WalSync } from "~server/database/engine/wal-sync";
import { migrate } from "~server/database/migrate";
import { isSettled } from "../support/database/slow-disk";

const soundLog: WalSync = {
  flush: () => Promise.resolve(),
  isHealthy: () => true,
  assertHealthy: () => undefined,
  renew: () => Promise.resolve(),
  rest: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** A copier that takes until the test says so. */
function slowCopier() {
  const copies: { done: () => void; fail: () => void }[] = [];
  const state = { isClosed: false };
  const copy = () =>
    new Promise<void>((resolve, reject) =>
      copies.push({ done: resolve, fail: () => reject(new Error("EIO")) }),
    );
  const log = checkpointed(soundLog, () => ({ copy, close: () => (state.isClosed = true) }));
  const flushes = async (count: number) => {
    for (let flush = 0; flush < count; flush += 1) await log.flush();
    await isSettled(log.rest());
  };
  return { copies, state, log, flushes };
}

test("every so many flushes a copy begins, never two at once; one that fails is followed by the next", async () => {
  const { copies, log, flushes } = slowCopier();
  await flushes(everyFlushes - 1);
  expect(copies.length).toBe(0);
  await flushes(1);
  expect(copies.length).toBe(1);
  await flushes(3 * everyFlushes);
  expect(copies.length).toBe(1);
  copies[0]?.fail();
  await log.rest();
  await flushes(1);
  expect(copies.length).toBe(2);
});

test("whoever needs the log at rest, or closes it, waits for the copy", async () => {
  const { copies, state, log, flushes } = slowCopier();
  await flushes(everyFlushes);
  const [rest, closed] = [log.rest(), log.close()];
  expect(await isSettled(Promise.race([rest, closed]))).toBe(false);
  expect(state.isClosed).toBe(false);
  copies[0]?.done();
  await Promise.all([rest, closed]);
  expect(state.isClosed).toBe(true);
});

test("what was committed is in the file itself after a while, though nobody closed it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-checkpoints-"));
  const { db } = openDatabase({ dataDir: folder });
  await migrate(db, 1);
  const subjects = Array.from({ length: 3 * everyFlushes }, (_, at) => `somebody ${at}`);
  for (const subject of subjects)
    await db.insertInto("guesses").values({ subject, failures: 1, last_at: 1 }).execute();
  const rowsInTheFile = () => {
    copyFileSync(join(folder, "portal.sqlite"), join(folder, "copy.sqlite"));
    const copy = new Sqlite(join(folder, "copy.sqlite"));
    try {
      return copy.prepare("select subject from guesses").all().length;
    } catch {
      return 0;
    } finally {
      copy.close();
    }
  };
  await expect.poll(rowsInTheFile, { timeout: 20_000, interval: 50 }).toBeGreaterThan(everyFlushes);
  await db.destroy();
  rmSync(folder, { recursive: true });
});
