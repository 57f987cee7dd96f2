// Batches of the first release, which were sent when they were released.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import { migrate } from "~server/database/migrate";
import { migrations } from "~server/database/migrations";
import { batchStateOf } from "~server/features/payouts/batch-rules";
import { payoutBatchesIn } from "~server/features/payouts/batch-store";
import { freshDatabase, postgresAddress } from "../support/database/postgres";

const engines = postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"];
const first = migrations.slice(0, 1);

describe.each(engines)("a batch of the first release on %s", (engine) => {
  test("counts as sent by the person who released it, and only then", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "portal-batches-"));
    const database = engine === "PostgreSQL" ? await freshDatabase() : undefined;
    const { db } = openDatabase({ dataDir, databaseUrl: database?.address });
    await migrate(db, 1, first);
    const batch = { reason: "Monday payouts", prepared_by: "ada", prepared_at: 1 };
    const [by, at] = ["ben", 2];
    await db
      .insertInto("payout_batches")
      .values([
        { ...batch, id: "1", reference: "PB-1", state: "prepared" },
        { ...batch, id: "2", reference: "PB-2", state: "released", ended_by: by, ended_at: at },
        { ...batch, id: "3", reference: "PB-3", state: "cancelled", ended_by: by, ended_at: at },
      ])
      .execute();
    await migrate(db, 3);
    const rows = await Promise.all(["1", "2", "3"].map((id) => payoutBatchesIn(db).byId(id)));
    expect(rows.map((row) => row && batchStateOf(row))).toEqual(["prepared", "sent", "cancelled"]);
    expect(rows.map((row) => row?.sent_by)).toEqual([null, by, null]);
    expect(rows[1]).toMatchObject({ released_by: by, released_at: at, sent_at: at });
    await db.destroy();
    await database?.drop();
    rmSync(dataDir, { recursive: true });
  });
});
