// The end of the audit log's chain: forged, kept elsewhere, and moved on by two hosts.
import { expect, test } from "vitest";
import { createVault } from "~server/adapters/vault/aes-gcm";
import { verifyAudit } from "~server/features/audit/verify-audit";
import { sealAudit } from "~server/features/audit/seal-audit";
import { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { restoreInto, takeBackup } from "../support/portal/backups";
import {
  tamperWith,
  rebuildChain,
  faultsOf,
  newer,
  older,
  sealedPortal,
  settings,
} from "../support/portal/sealed-audit";

describeEitherEngine(
  "the audit log's hash chain",
  (portal) => {
    test("isn't made valid by entries added after a forgery", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      await sealedPortal(own);
      await tamperWith(own, async (db) => {
        await db.updateTable("audit").set({ reason: "other" }).execute();
        await rebuildChain(db);
      });
      await own.register();
      await (await own.admin()).credit((await own.register()).id, "1.00");
      await expect(sealAudit(own.context)).rejects.toThrow("does not end as it was sealed");
      expect(await faultsOf(own)).not.toEqual([]);
      await own.close();
    });

    test("no longer contains an end that was kept elsewhere if log and chain were both shortened", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      await sealedPortal(own);
      const { end } = await verifyAudit(own.context);
      expect(await faultsOf(own, end ?? "")).toEqual([]);
      await tamperWith(own, async (db) => {
        await db.deleteFrom("audit_links").execute();
        await db.deleteFrom("audit_chain").execute();
        await db.deleteFrom("audit").where("action", "like", "%").execute();
      });
      await (await own.admin()).credit((await own.register()).id, "1.00");
      await sealAudit(own.context);
      expect(await faultsOf(own)).toEqual([]);
      expect((await faultsOf(own, end ?? "")).join()).toContain("doesn't contain its recorded end");
      await own.close();
    });

    test("is extended once by two hosts at the same time, and stays valid after an erasure, a key rotation and a restore", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      const [hana, admin] = [await own.register(), await own.admin()];
      for (const amount of ["1.00", "2.00", "3.00"]) await admin.credit(hana.id, amount);
      await Promise.all([sealAudit(own.context), sealAudit(own.context), sealAudit(own.context)]);
      expect((await admin.delete(`/users/${hana.id}`, { confirmed: true })).status).toBe(200);
      await sealAudit(own.context);
      const before = await verifyAudit(own.context);
      expect([before.unsealed, before.faults]).toEqual([0, []]);

      const rotated = { ...own.context, vault: createVault(`${newer},${older}`) };
      expect(
        (await faultsOf({ context: { ...own.context, vault: createVault(newer) } })).join(),
      ).toContain("“k1”, which isn't in VAULT_KEY");
      await sealAudit(rotated);
      expect((await verifyAudit({ ...own.context, vault: createVault(newer) })).faults).toEqual([]);

      const { folder } = await takeBackup(rotated);
      const target = await TestPortal.open("SQLite", { VAULT_KEY: `${newer},${older}` });
      await restoreInto(target.context, folder);
      expect(await verifyAudit(target.context)).toEqual(before);
      await Promise.all([own.close(), target.close()]);
    });
  },
  settings,
);
