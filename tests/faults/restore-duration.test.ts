// A backup with more than a million rows is checked and restored at 40,000 rows a second on either engine, and its ledger balances.
import { expect, onTestFinished, test } from "vitest";
import { withoutTimeLimits } from "~server/database/engine/time-limits";
import { verifyLedger } from "~server/features/ledger/verify";
import { verifyAudit } from "~server/features/audit/verify-audit";
import { TestPortal, type TestEngine } from "../support/portal/backend";
import { engines, settings } from "../support/portal/backup-portals";
import { fingerprints, restoreInto, takeBackup } from "../support/portal/backups";
import { recordCapacity } from "../bench/capacity";
import { fillLedger } from "../bench/fill-ledger";

const deposits = 200_000;
const rowsASecond = 40_000;

const opened = async (engine: TestEngine) => {
  const portal = await TestPortal.open(engine, settings);
  onTestFinished(() => portal.close());
  return portal;
};

test("a million rows", { timeout: 900_000 }, () =>
  withoutTimeLimits(async () => {
    const source = await opened("SQLite");
    const hana = await source.customerWith("120.00");
    await hana.withdraw("20.00");
    const added = await fillLedger(source, { deposits, now: source.context.now() });
    const { folder, manifest } = await takeBackup(source.context, { hasCardSecrets: true });
    const rows = Object.values(manifest.tables).reduce((sum, { lines }) => sum + lines, 0);
    expect(rows).toBeGreaterThan(added);
    const kept = await fingerprints(source.context);
    for (const engine of engines) {
      const target = await opened(engine);
      const from = performance.now();
      await restoreInto(target.context, folder);
      const restored = (performance.now() - from) / 1000;
      const report = await verifyLedger(target.context.storage, () => undefined, 20_000);
      expect(report.faults).toEqual([]);
      expect((await verifyAudit(target.context)).faults).toEqual([]);
      const proved = (performance.now() - from) / 1000;
      console.info(
        `${engine}: ${rows} rows restored in ${restored.toFixed(1)} s (${Math.round(rows / restored)} a second), and proved after ${proved.toFixed(1)} s`,
      );
      expect(await fingerprints(target.context)).toEqual(kept);
      expect(rows / restored).toBeGreaterThan(rowsASecond);
      const secondsAMillion = Number(((restored / rows) * 1_000_000).toFixed(1));
      recordCapacity("restore", engine, secondsAMillion, "s");
    }
  }),
);
