// Money that staff move at or above a threshold takes two of them.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { PersonalData } from "~server/features/personal-data/schemas";
import { password, read, type Administrator, type Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import {
  ageStaffPostings,
  depositing,
  requestIn,
  staff,
  thresholds,
} from "../support/people/second-approval";

describeEitherEngine(
  "at or above a threshold",
  (portal) => {
    test("one person is enough for less", async () => {
      const { ada } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "99.99");
      expect((await ada.decide(deposit.id, "approve")).status).toBe(200);
      expect(await customer.available()).toBe(99.99);
    });

    test("nothing changes until a colleague approves it, once", async () => {
      const { ada, ben } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "100.00");
      const requested = await ada.decide(deposit.id, "approve");
      expect(requested).toMatchObject({
        status: 202,
        body: { transaction: { id: deposit.id, status: "pending", version: deposit.version } },
      });
      expect(await customer.available()).toBe(0);
      const approval = `/approval-requests/${requestIn(requested)}/approval`;
      expect(await ada.post(approval, {})).toMatchObject({
        status: 403,
        code: "own_approval_request",
      });
      const [first, second] = await Promise.all([ben.post(approval, {}), ben.post(approval, {})]);
      expect([first.status, second.status].sort()).toEqual([201, 409]);
      expect(await customer.available()).toBe(100);
      expect(await customer.transaction(deposit.id)).toMatchObject({ status: "successful" });
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("its request is not in the customer's own data while it is open", async () => {
      const { ada, ben } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "100.00");
      const requested = await ada.decide(deposit.id, "approve");
      const actionsIn = async (person: Customer | Administrator) => {
        await person.post("/auth/confirm-password", { password });
        const data = read(PersonalData, await person.get("/users/profile/data"));
        return data.activity.map(({ action }) => action);
      };
      expect(await actionsIn(customer)).not.toContain("approval_request.created");
      expect(await actionsIn(ada)).toContain("approval_request.created");
      await ben.post(`/approval-requests/${requestIn(requested)}/approval`, {});
      expect(await actionsIn(customer)).toContain("approval_request.approved");
    });

    test("a call repeated with its key is the same request; without, it is already waiting", async () => {
      const { ada } = await staff(portal());
      const { deposit } = await depositing(portal(), "100.00");
      const send = (key?: string) =>
        ada.patch(`/wallets/admin/transaction/${deposit.id}/approve`, {}, key ? { key } : {});
      const once = await send("the-same-key");
      expect(requestIn(await send("the-same-key"))).toBe(requestIn(once));
      expect(await send()).toMatchObject({ status: 409, code: "approval_pending" });
    });

    test("small amounts add up for the administrator who moves them, and for the customer", async () => {
      const { ada, ben } = await staff(portal());
      const three = await Promise.all(
        Array.from({ length: 3 }, () => depositing(portal(), "40.00")),
      );
      const statuses: number[] = [];
      for (const { deposit } of three)
        statuses.push((await ada.decide(deposit.id, "approve")).status);
      expect(statuses).toEqual([200, 200, 202]);
      const { customer } = await depositing(portal(), "1.00");
      await customer.saveCard();
      const [one, two] = [await customer.deposit("60.00"), await customer.deposit("40.00")];
      const cleo = await portal().admin();
      expect((await ben.decide(one.id, "approve")).status).toBe(200);
      expect((await cleo.decide(two.id, "approve")).status).toBe(202);
      await ageStaffPostings(portal(), 24);
      const [{ deposit: later }] = [await depositing(portal(), "40.00")];
      expect((await ada.decide(later.id, "approve")).status).toBe(200);
    });

    test("of five at once, no more succeed than one person may move alone", async () => {
      const { ada } = await staff(portal());
      const five = await Promise.all(
        Array.from({ length: 5 }, () => depositing(portal(), "60.00")),
      );
      const answers = await Promise.all(
        five.map(({ deposit }) => ada.decide(deposit.id, "approve")),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 202, 202, 202, 202]);
    });

    test("an edit after the request voids it", async () => {
      const { ada, ben } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "100.00");
      const id = requestIn(await ada.decide(deposit.id, "approve"));
      expect((await ada.patch(`/transactions/${deposit.id}`, { amount: "9000.00" })).status).toBe(
        200,
      );
      expect((await ben.get(`/approval-requests/${id}`)).body).toMatchObject({ isOutdated: true });
      expect(await ben.post(`/approval-requests/${id}/approval`, {})).toMatchObject({
        status: 409,
        code: "approval_request_outdated",
      });
      expect(await customer.available()).toBe(0);
    });

    test("no one approves what they gain from, or without the right for it", async () => {
      const { ada, ben } = await staff(portal());
      const users = usersIn(portal().context.storage.db);
      await users.update(ben.id, { account_status: "inactive" });
      const { customer, deposit } = await depositing(portal(), "100.00");
      const [auditor, support] = [
        await portal().admin(["auditor"]),
        await portal().admin(["support"]),
      ];
      expect(await ada.decide(deposit.id, "approve")).toMatchObject({
        status: 409,
        code: "second_approver_missing",
      });
      await portal().admin(["treasury"]);
      const id = requestIn(await ada.decide(deposit.id, "approve"));
      for (const person of [auditor, support])
        expect(await person.post(`/approval-requests/${id}/approval`, {})).toMatchObject({
          status: 403,
          code: "role_missing",
        });
      const compliance = await portal().admin(["compliance"]);
      expect(await compliance.post(`/approval-requests/${id}/approval`, {})).toMatchObject({
        status: 403,
        code: "role_missing",
      });
      await users.update(customer.id, {
        role: "admin",
        staff_roles: "treasury",
      });
      expect(await customer.post(`/approval-requests/${id}/approval`, {})).toMatchObject({
        status: 403,
        code: "own_wallet",
      });
      expect(await customer.transaction(deposit.id)).toMatchObject({ status: "pending" });
    });

    test("a rejected or canceled request changes nothing, and can be made again", async () => {
      const { ada, ben } = await staff(portal());
      const { deposit } = await depositing(portal(), "100.00");
      const first = requestIn(await ada.decide(deposit.id, "approve"));
      expect(
        (await ben.post(`/approval-requests/${first}/rejection`, { reason: "No." })).status,
      ).toBe(201);
      const second = requestIn(await ada.decide(deposit.id, "approve"));
      expect((await ada.post(`/approval-requests/${second}/cancellation`, {})).status).toBe(201);
      for (const id of [first, second])
        expect((await ben.post(`/approval-requests/${id}/approval`, {})).code).toBe(
          "approval_request_decided",
        );
    });
  },
  thresholds,
);
