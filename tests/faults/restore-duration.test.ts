// A backup with many transactions is restored within half a minute, with a balanced ledger, on
// either engine.
import { expect, onTestFinished, test } from "vitest";
import { TestPortal } from "../support/portal/backend";
import { fingerprints, restoreInto, takeBackup } from "../support/portal/backups";
import { postgresAddress } from "../support/database/postgres";
import { addTransactions } from "../bench/many-transactions";

const count = 100_000;
const recoveredWithinMs = 30_000;
const settings = { VAULT_KEY: `k1:${Buffer.alloc(32, 7).toString("base64")}` };

test.each(postgresAddress ? (["SQLite", "PostgreSQL"] as const) : (["SQLite"] as const))(
  `${count} transactions on %s`,
  { timeout: 300_000 },
  async (engine) => {
    const [source, target] = [
      await TestPortal.open(engine, settings),
      await TestPortal.open(engine, settings),
    ];
    onTestFinished(() => Promise.all([source.close(), target.close()]).then(() => undefined));
    const hana = await source.customerWith("120.00");
    await hana.withdraw("20.00");
    await addTransactions(source, hana.email, count);
    const { folder } = await takeBackup(source.context);
    const from = performance.now();
    await restoreInto(target.context, folder);
    expect(await target.ledgerFaults()).toEqual([]);
    const tookMs = performance.now() - from;
    console.info(
      `${engine}: ${count} transactions restored and proved in ${(tookMs / 1000).toFixed(1)} s`,
    );
    expect(tookMs).toBeLessThan(recoveredWithinMs);
    const [kept, restored] = [
      await fingerprints(source.context),
      await fingerprints(target.context),
    ];
    for (const table of ["transactions", "entries", "postings", "accounts", "tallies"])
      expect([table, restored[table]]).toEqual([table, kept[table]]);
  },
);
