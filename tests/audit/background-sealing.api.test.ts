// The background work seals the audit log within ten seconds and logs its end; the key stays out of the database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createVault } from "~server/adapters/vault/aes-gcm";
import { ledgerVerify } from "~server/commands/ledger-verify";
import { portalActor } from "~server/features/audit/portal-actor";
import { recordAudits, type AuditedEvent } from "~server/features/audit/record-audit";
import { sealAudit } from "~server/features/audit/seal-audit";
import { verifyAudit } from "~server/features/audit/verify-audit";
import { integrityChecksIn } from "~server/features/ledger/integrity-check-store";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { signUp } from "../support/people/people";
import { faultsOf } from "../support/portal/sealed-audit";
import { locationsOf } from "../support/database/stored-text";
import {
  tamperWith,
  rebuildChain,
  keyOf,
  sealedPortal,
  settings,
} from "../support/portal/sealed-audit";

const { info } = console;
afterEach(() => {
  vi.useRealTimers();
  console.info = info;
});

test("an entry is chained within ten seconds, and the log has the end that verification finds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const logged: string[] = [];
  console.info = (text: string) => void logged.push(text);
  const dataDir = mkdtempSync(join(tmpdir(), "portal-sealing-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const backend = await createBackend(readConfig({ DATA_DIR: dataDir }));
  backend.startWork();
  for (const number of [1, 2]) {
    await signUp(backend, number, {});
    expect((await verifyAudit(backend.context)).unsealed).toBeGreaterThan(0);
    vi.advanceTimersByTime(10_000);
    await backend.settled();
    const { unsealed, end, faults } = await verifyAudit(backend.context);
    expect([unsealed, faults]).toEqual([0, []]);
    expect(logged.map((line): unknown => JSON.parse(line)).at(-1)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: "info",
      event: "audit log sealed",
      end,
    });
  }
  await backend.close();
});

describeEitherEngine(
  "the chain",
  (portal) => {
    test("continues after the clock of a host was days ahead", async () => {
      const { context } = portal();
      portal().advance({ days: 3 });
      await portal().register();
      await sealAudit(context);
      portal().advance({ days: -3 });
      await portal().register();
      expect((await verifyAudit(context)).unsealed).toBeGreaterThan(0);
      await sealAudit(context);
      expect((await verifyAudit(context)).unsealed).toBe(0);
    });
  },
  settings,
);

describeEitherEngine(
  "a pass over the audit log",
  (portal) => {
    test("seals more entries of one moment than a transaction takes", async () => {
      const { context } = portal();
      await sealAudit(context);
      const events = Array.from({ length: 1_100 }, (_, at): AuditedEvent => ({
        action: "user.edited",
        subject: `user:u${at}`,
      }));
      const call = { context, actor: portalActor, address: null };
      await context.storage.transaction((db) => recordAudits(db, call, events));
      expect(await sealAudit(context)).toBe(events.length);
      expect(await verifyAudit(context)).toMatchObject({ unsealed: 0, faults: [] });
      expect(await sealAudit(context)).toBe(0);
    });
  },
  settings,
);

describeEitherEngine(
  "the key that authenticates the chain",
  (portal) => {
    test("is not in the database, and another one with its ID does not match", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      await sealedPortal(own);
      const bytes = Buffer.alloc(32, 7);
      for (const form of ["base64", "base64url", "hex", "latin1"] as const)
        expect(await locationsOf(own, bytes.toString(form)), form).toEqual([]);
      const other = { ...own.context, vault: createVault(keyOf("k1", 9)) };
      expect((await faultsOf({ context: other })).join()).toContain(
        "wasn't sealed with the portal's key",
      );
      await own.close();
    });

    test("lets ledger:verify find a changed log, and /metrics report it", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      const ids = await sealedPortal(own);
      await tamperWith(own, async (db) => {
        await db
          .updateTable("audit")
          .set({ reason: "other" })
          .where("id", "=", ids[2] ?? "")
          .execute();
        await rebuildChain(db);
      });
      const called = {
        options: { text: () => undefined },
        progress: { stage: () => undefined },
        env: { DATA_DIR: own.dataDir, DATABASE_URL: own.databaseUrl, ...settings },
        open: () => Promise.resolve(own.backend),
      } as never;
      await expect(ledgerVerify.run(called)).rejects.toThrow("wasn't sealed with the portal's key");
      expect(await integrityChecksIn(own.context.storage.db).newest()).toMatchObject({ faults: 1 });
      await own.close();
    });
  },
  settings,
);
