// Behind PgBouncer: with a connection for each session the portal works, with one for each database transaction it refuses to start.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { failedAttemptsIn } from "~server/features/users/failed-attempt-store";
import { usersIn } from "~server/features/users/store";
import { openStorage } from "~server/database/storage";
import { canRunPgBouncer, PgBouncer, pgBouncerSkipReason } from "../support/database/pgbouncer";
import { freshDatabase, postgresAddress } from "../support/database/postgres";

const refusal =
  /pool_mode=session for this database in PgBouncer, or point DATABASE_URL at PostgreSQL itself/;

describe.skipIf(!postgresAddress || !canRunPgBouncer)(
  `behind PgBouncer${canRunPgBouncer ? "" : ` (${pgBouncerSkipReason})`}`,
  () => {
    async function behind<Value>(
      mode: "session" | "transaction" | "statement",
      work: (settings: { databaseUrl: string; dataDir: string; now: number }) => Promise<Value>,
    ): Promise<Value> {
      const { address, drop } = await freshDatabase();
      const bouncer = await PgBouncer.open(address, mode);
      const dataDir = mkdtempSync(join(tmpdir(), "portal-pooler-"));
      try {
        return await work({ databaseUrl: bouncer.address, dataDir, now: 1 });
      } finally {
        bouncer.close();
        rmSync(dataDir, { recursive: true });
        await drop();
      }
    }

    test.each(["transaction", "statement"] as const)(
      "with pool_mode=%s it refuses to start, and says what to set",
      (mode) =>
        behind(mode, async (settings) => {
          await expect(openStorage(settings)).rejects.toThrow(refusal);
        }),
    );

    test("it refuses even if the pooler has other clients", () =>
      behind("transaction", async (settings) => {
        const tries = await Promise.allSettled(
          Array.from({ length: 4 }, () => openStorage(settings)),
        );
        expect(
          tries.map((one) => one.status === "rejected" && refusal.test(String(one.reason))),
        ).toEqual([true, true, true, true]);
      }));

    test("with pool_mode=session it starts and works", () =>
      behind("session", async (settings) => {
        const storage = await openStorage(settings);
        await storage.transaction((db) => failedAttemptsIn(db).locked(["somebody"]));
        expect(await usersIn(storage.db).count()).toBe(0);
        await storage.close();
      }));
  },
);
