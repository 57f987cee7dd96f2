// For a day after receiving or granting a role, a person can't move what takes two people.
import { expect, test } from "vitest";
import { BulkAction } from "~server/features/approvals/bulk-schemas";
import { messageFor } from "~server/kernel/refusals";
import { staffRoles } from "~server/kernel/staff-roles";
import { usersIn } from "~server/features/users/store";
import { read, type Administrator } from "../support/people/people";
import { depositing, requestIn, staff, thresholds } from "../support/people/second-approval";
import { soleOwner, twoOwners } from "../support/people/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";

const tooNew = { status: 409, code: "role_too_new" };

describeEitherEngine(
  "within a day of a role",
  (portal) => {
    const grantedTo = async ({ id }: Administrator) =>
      (await usersIn(portal().context.storage.db).byId(id))?.role_grant_at;
    const treasury = async (by: Administrator, { id }: Administrator) =>
      by.patch(`/staff/${id}`, { roles: ["support", "treasury"] });

    test("a person with a new role decides small amounts, and can't request large ones", async () => {
      await staff(portal());
      const [owner, sven] = [await soleOwner(portal()), await portal().admin(["support"])];
      await treasury(owner, sven);
      const [small, large] = [
        await depositing(portal(), "99.99"),
        await depositing(portal(), "100.00"),
      ];
      expect((await sven.decide(small.deposit.id, "approve")).status).toBe(200);
      const refused = await sven.decide(large.deposit.id, "approve");
      expect(refused).toMatchObject(tooNew);
      const until = new Date(portal().context.now() + 24 * 3_600_000);
      expect(refused.message).toBe(messageFor("role_too_new", { until }, "en"));
      expect(await sven.credit(large.customer.id, "100.00")).toMatchObject(tooNew);
      expect(await large.customer.available()).toBe(0);
      portal().advance({ hours: 24 });
      const settled = await portal().signInAgain(sven);
      expect((await settled.decide(large.deposit.id, "approve")).status).toBe(202);
    });

    test("a bulk action tells a person with a new role what it skips, and until when", async () => {
      await staff(portal());
      const [owner, sven] = [await soleOwner(portal()), await portal().admin(["support"])];
      await treasury(owner, sven);
      const until = new Date(portal().context.now() + 24 * 3_600_000);
      const { id, version } = (await depositing(portal(), "100.00")).deposit;
      const path = "/wallets/admin/bulk-actions";
      const body = { transactions: [{ id, version }] };
      const made = read(BulkAction, await sven.post(path, body));
      await sven.patch(`${path}/${made.id}/approve`, {});
      const { items } = read(BulkAction, await sven.get(`${path}/${made.id}`));
      expect(items[0]?.obstacle).toEqual({
        code: "role_too_new",
        message: messageFor("role_too_new", { until }, "en"),
      });
    });

    test("neither who received it nor who granted it approves a large amount", async () => {
      const { ada } = await staff(portal());
      const { deposit } = await depositing(portal(), "100.00");
      const [ben, cleo] = [await portal().admin(), await portal().admin(["support"])];
      await soleOwnerAlone(ben);
      const id = requestIn(await ada.decide(deposit.id, "approve"));
      await treasury(ben, cleo);
      for (const person of [ben, cleo]) {
        expect(await grantedTo(person)).toBe(portal().context.now());
        expect(await person.post(`/approval-requests/${id}/approval`, {})).toMatchObject(tooNew);
      }
      portal().advance({ hours: 24 });
      const settled = await portal().signInAgain(cleo);
      expect((await settled.post(`/approval-requests/${id}/approval`, {})).status).toBe(201);
    });

    test("what a person requested before it can still be approved by others", async () => {
      const { ada, ben } = await staff(portal());
      const owner = await soleOwner(portal());
      const { customer, deposit } = await depositing(portal(), "100.00");
      const other = await depositing(portal(), "100.00");
      const id = requestIn(await ada.decide(deposit.id, "approve"));
      const roles = staffRoles.filter((role) => role !== "owner");
      const granted = await owner.patch(`/staff/${ada.id}`, { roles: [...roles, "owner"] });
      expect(granted.status).toBe(200);
      expect(await grantedTo(ada)).toBe(portal().context.now());
      expect(await ada.decide(other.deposit.id, "approve")).toMatchObject(tooNew);
      expect((await ben.post(`/approval-requests/${id}/approval`, {})).status).toBe(201);
      expect(await customer.available()).toBe(100);
    });

    test("neither of two owners who granted it requests or approves a large amount", async () => {
      const { ada } = await staff(portal());
      const [otto, olga] = await twoOwners(portal());
      const users = usersIn(portal().context.storage.db);
      for (const { id } of [otto, olga]) await users.update(id, { staff_roles: "treasury owner" });
      const sven = await portal().admin(["support"]);
      const { deposit } = await depositing(portal(), "100.00");
      const requested = requestIn(await treasury(otto, sven));
      const id = requestIn(await ada.decide(deposit.id, "approve"));
      expect((await olga.post(`/approval-requests/${requested}/approval`, {})).status).toBe(201);
      for (const person of [otto, olga])
        expect(await person.post(`/approval-requests/${id}/approval`, {})).toMatchObject(tooNew);
      const other = await depositing(portal(), "100.00");
      expect(await otto.decide(other.deposit.id, "approve")).toMatchObject(tooNew);
    });

    /** No other owner is left whose approval a change of roles would take. */
    async function soleOwnerAlone({ id }: Administrator): Promise<void> {
      await soleOwner(portal(), ["auditor"]);
      const users = usersIn(portal().context.storage.db);
      await users.update(id, { staff_roles: "treasury owner" });
    }
  },
  thresholds,
);

describeEitherEngine(
  "if balances take two people,",
  (portal) => {
    test("a person who received a role within a day can't request one", async () => {
      const [owner, sven] = [await soleOwner(portal()), await portal().admin(["support"])];
      const nora = await portal().register();
      await owner.patch(`/staff/${sven.id}`, { roles: ["treasury", "support"] });
      const credit = {
        userId: nora.id,
        amount: "5.00",
        type: "deposit",
        action: "funding",
        description: "Goodwill",
      };
      expect(await sven.post("/approval-requests/credit", credit)).toMatchObject(tooNew);
      expect(
        await sven.post(`/approval-requests/balances/${nora.id}`, {
          bonusBalance: "5.00",
          reason: "Correction",
        }),
      ).toMatchObject(tooNew);
    });
  },
  { ...thresholds, ADJUSTMENT_APPROVALS: "2" },
);
