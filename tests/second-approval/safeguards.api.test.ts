// Thresholds and levels at startup: changed ones are recorded, and missing approvers are reported.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "~server/config";
import { auditIn } from "~server/features/audit/store";
import { AuditLines } from "~server/features/audit-log/schemas";
import { recordSafeguards } from "~server/features/second-approval/record-safeguards";
import { gaugesOf } from "~server/gauges";
import { settingsOf } from "~server/choose-settings";
import { read } from "../support/people/people";
import { staff, thresholds } from "../support/people/second-approval";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("a start", (portal) => {
  const start = (settings: Record<string, string>) => {
    const config = readConfig({ DATA_DIR: portal().dataDir, ...settings });
    return recordSafeguards({ ...portal().context, settings: settingsOf(config, undefined) });
  };
  const lines = () => auditIn(portal().context.storage.db).ofSubject("setting:APPROVAL_THRESHOLDS");
  const changedAt = async () => {
    const { context } = portal();
    const gauges = await gaugesOf({
      config: {},
      hostWatch: { state: () => ({ fault: null, clockAheadMs: null, hosts: [] }) },
      context,
      background: { lastSuccesses: () => new Map() },
      readiness: () => Promise.resolve({ isReady: true, services: { database: "up" } }),
      services: { failures: () => [] },
      disk: null,
    });
    return gauges.find(({ name }) => name === "portal_safeguards_changed_timestamp_seconds")
      ?.samples;
  };

  test("with the same thresholds as the last one leaves no trace", async () => {
    await staff(portal());
    expect(await start(thresholds)).toEqual([]);
    expect(await start(thresholds)).toEqual([]);
    expect([await lines(), await changedAt()]).toEqual([[], []]);
  });

  test("with different ones is recorded as the portal's, shown, and counted for the alert", async () => {
    const { ada } = await staff(portal());
    await start(thresholds);
    portal().advance({ minutes: 1 });
    const [one, two] = await Promise.all([
      start({ APPROVAL_THRESHOLDS: "none" }),
      start({ APPROVAL_THRESHOLDS: "none" }),
    ]);
    expect([...one, ...two]).toEqual([
      "APPROVAL_THRESHOLDS changed from USD:100,EUR:100,GBP:100 to none since the last start. This was recorded in the audit log.",
    ]);
    const audit = read(AuditLines, await ada.get("/audit?action=safeguards.changed"));
    expect(audit.lines).toMatchObject([
      { by: { name: "The portal" }, record: { kind: "setting", id: "APPROVAL_THRESHOLDS" } },
    ]);
    const at = { labels: { setting: "APPROVAL_THRESHOLDS" }, value: portal().context.now() / 1000 };
    expect(await changedAt()).toEqual([at]);
    portal().advance({ minutes: 1 });
    await start({ APPROVAL_THRESHOLDS: "none" });
    expect([(await lines()).length, await changedAt()]).toEqual([1, [at]]);
  });

  test("with other levels is recorded with both texts", async () => {
    await staff(portal());
    const withDay = (day: number) => {
      const file = join(portal().dataDir, "operator.json");
      const levels = { 0: { withdrawal: { USD: { day, fee: { percent: 0.5 } } } } };
      writeFileSync(file, JSON.stringify({ levels }));
      return start({ OPERATOR_FILE: file });
    };
    const recorded = async () =>
      (await auditIn(portal().context.storage.db).ofSubject("setting:OPERATOR_FILE.levels")).length;
    await withDay(1000);
    expect(await withDay(1000)).toEqual([]);
    const before = await recorded();
    expect(await withDay(2000)).toEqual([
      "OPERATOR_FILE.levels changed from 0 withdrawal USD day 1000.00 fee 0.00+0.50% to 0 withdrawal USD day 2000.00 fee 0.00+0.50% since the last start. This was recorded in the audit log.",
    ]);
    expect(await recorded()).toBe(before + 1);
  });

  test("says if fewer than two people could approve", async () => {
    await start(thresholds);
    await staff(portal());
    await start(thresholds);
    const { ben } = await staff(portal());
    expect(await start(thresholds)).toEqual([]);
    await ben.patch(`/users/${(await portal().admin(["support"])).id}`, {});
    const { context } = portal();
    await context.storage.db
      .updateTable("users")
      .set({ account_status: "suspended" })
      .where("id", "=", ben.id)
      .execute();
    expect(await start(thresholds)).toEqual([
      "Too few active staff can move money (1), so no one can give a second approval. Requests that need one fail until an owner assigns the treasury role to someone else.",
    ]);
    const none = await start({ APPROVAL_THRESHOLDS: "none" });
    expect(none.join()).not.toContain("Fewer");
  });
});
