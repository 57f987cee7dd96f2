// What the engine asks to be tried again is tried again, everything else is told at once; nothing of a failed try stays.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import { migrate } from "~server/database/migrate";
import { inTransaction } from "~server/database/engine/retry";

const folder = mkdtempSync(join(tmpdir(), "portal-retry-"));
const { db } = openDatabase({ dataDir: folder });
const guess = { subject: "somebody", failures: 1, last_at: 1 };
const coded = (code: string) => Object.assign(new Error("the engine says no"), { code });
const rows = () => db.selectFrom("failed_attempts").selectAll().execute();

beforeAll(() => migrate(db, 1));
afterEach(() => db.deleteFrom("failed_attempts").execute());
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** Fails so many times with this code after having written, then succeeds; resolves to the number of tries. */
async function triesUntilDone(code: string, failures: number): Promise<number> {
  let tries = 0;
  await inTransaction(db, async (trx) => {
    tries += 1;
    await trx
      .insertInto("failed_attempts")
      .values({ ...guess, subject: `${code} ${tries}` })
      .execute();
    if (tries <= failures) throw coded(code);
  });
  return tries;
}

describe("a database transaction", () => {
  test.each(["40001", "40P01", "SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT"])(
    "is retried after %s, and keeps only what the last attempt wrote",
    async (code) => {
      expect(await triesUntilDone(code, 3)).toBe(4);
      expect((await rows()).map(({ subject }) => subject)).toEqual([`${code} 4`]);
    },
  );

  test("is given up after eight attempts", async () => {
    await expect(triesUntilDone("40001", 8)).rejects.toMatchObject({ code: "40001" });
    expect(await rows()).toEqual([]);
    expect(await triesUntilDone("40001", 7)).toBe(8);
  });

  test.each(["23505", "SQLITE_CONSTRAINT_CHECK", "ECONNRESET"])(
    "is not retried after %s, and keeps nothing",
    async (code) => {
      await expect(triesUntilDone(code, 1)).rejects.toMatchObject({ code });
      expect(await rows()).toEqual([]);
    },
  );
});

test("late statements of failed work don't run after its rollback", async () => {
  const late: Promise<unknown>[] = [];
  for (let moments = 0; moments < 40; moments += 1) {
    const work = inTransaction(db, async (trx) => {
      const insert = async () => {
        for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
        await trx
          .insertInto("failed_attempts")
          .values({ ...guess, subject: `late by ${moments}` })
          .execute();
      };
      late.push(insert());
      throw coded("23505");
    });
    await expect(work).rejects.toMatchObject({ code: "23505" });
  }
  await Promise.allSettled(late);
  expect(await rows()).toEqual([]);
});

test("the schema is migrated once, however often it is requested", async () => {
  await db.insertInto("failed_attempts").values(guess).execute();
  await Promise.all([migrate(db, 2), migrate(db, 3)]);
  expect(await rows()).toEqual([guess]);
});
