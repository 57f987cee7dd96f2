// When the time of a closed account's records is over, background work erases them.
import { expect, test } from "vitest";
import { eraseDue } from "~server/background/erase-due";
import { auditIn } from "~server/features/audit/store";
import { sealAudit } from "~server/features/audit/seal-audit";
import { verifyAudit } from "~server/features/audit/verify-audit";
import { usersIn } from "~server/features/users/store";
import { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bodyOf, close, closed, settings } from "../support/people/closed-accounts";
import { canaryTraces, canaryUserIn } from "../support/people/canary-user";
import { requestIn } from "../support/people/second-approval";
import { filesBelow, decryptedValues, locationsOf } from "../support/database/stored-text";

/** From 21 November on; one of the years has a day more. */
const fiveYears = { days: 5 * 365 + 1 };

describeEitherEngine(
  "the records of a closed account",
  (portal) => {
    test("stay until the retention period ends, and are then erased with all personal data", async () => {
      const second = await portal().admin();
      const { canaryUser, admin, pendingId } = await canaryUserIn(portal());
      const paidOut = { transactionType: "withdrawal", transactionAction: "bank_withdrawal" };
      for (const answer of [
        await admin.setStatus(pendingId, "failed"),
        await admin.credit(canaryUser.id, "900.00", paidOut),
      ])
        expect(answer.status, answer.message).toBeLessThan(300);
      const requested = await close(admin, canaryUser.id, { reason: "Quenby asked for it" });
      await second.post(`/approval-requests/${requestIn(requested)}/approval`, {});
      expect(bodyOf(await admin.get(`/users/${canaryUser.id}`))).toHaveProperty("closedAt");

      portal().advance(fiveYears);
      portal().advance({ minutes: -1 });
      await eraseDue(portal().context);
      for (const trace of [canaryTraces.fullname, canaryTraces.email, canaryTraces.fileName])
        expect(await locationsOf(portal(), trace), trace).not.toEqual([]);
      expect((await decryptedValues(portal())).join()).toContain(canaryTraces.iban);

      portal().advance({ minutes: 1 });
      expect(await eraseDue(portal().context)).toBeGreaterThan(0);
      for (const trace of [...Object.values(canaryTraces), "Quenby asked"])
        expect(await locationsOf(portal(), trace), trace).toEqual([]);
      const opened = (await decryptedValues(portal())).join();
      for (const trace of Object.values(canaryTraces)) expect(opened, trace).not.toContain(trace);
      expect(filesBelow(`${portal().dataDir}/documents`)).toEqual([]);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("of one account that can't be erased keep no other one's from being erased", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      const [{ hana: first }, { hana: second }] = [await closed(own), await closed(own)];
      own.advance(fiveYears);
      const { erase } = own.context;
      const failing = new Error("a row of this account is locked");
      const context: typeof own.context = {
        ...own.context,
        erase: (occasion, person) =>
          person.id === first.id ? Promise.reject(failing) : erase(occasion, person),
      };
      await expect(eraseDue(context)).rejects.toThrow(failing);
      const users = usersIn(own.context.storage.db);
      expect([await users.byId(first.id), await users.byId(second.id)]).toEqual([
        expect.objectContaining({ id: first.id }),
        undefined,
      ]);
      await eraseDue(own.context);
      expect(await users.byId(first.id)).toBeUndefined();
      await own.close();
    });

    test("then leave email and username free, and the audit log's chain intact with one more entry", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      const { hana, admin } = await closed(own);
      const { username } = bodyOf(await admin.get(`/users/${hana.id}`));
      await sealAudit(own.context);
      own.advance(fiveYears);
      await Promise.all([eraseDue(own.context), eraseDue(own.context)]);
      const again = await own.register({ email: hana.email, username: String(username) });
      expect(again.id).not.toBe(hana.id);
      const later = await own.signInAgain(admin);
      expect((await later.get(`/users/${hana.id}`)).status).toBe(404);
      const lines = await auditIn(own.context.storage.db).ofSubject(`user:${hana.id}`);
      expect(lines.filter(({ action }) => action === "user.erased")).toHaveLength(1);
      const shown = await later.get(`/audit?about=${hana.id}&action=user.erased`);
      expect(bodyOf(shown).lines).toMatchObject([
        { by: { name: "The portal" }, person: { name: "Deleted user" } },
      ]);
      await sealAudit(own.context);
      expect(await verifyAudit(own.context)).toMatchObject({ unsealed: 0, faults: [] });
      await own.close();
    });
  },
  settings,
);

describeEitherEngine("without RETENTION_YEARS, in a demo", (portal) => {
  test("nothing is kept: deleting a user erases everything immediately", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    expect(bodyOf(await admin.get(`/users/${nora.id}`))).not.toHaveProperty("retentionYears");
    expect(await close(admin, nora.id)).toMatchObject({ body: { message: "User deleted" } });
    expect((await admin.get(`/users/${nora.id}`)).status).toBe(404);
  });
});
