// Money that staff move at or above a threshold takes two of them, by every way there is.
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { usersIn } from "~server/features/users/store";
import { describeEachEngine, type TestPortal } from "../support/portal/backend";
import type { Answer } from "../support/api/caller";
import type { Administrator, Customer } from "../support/people/people";

const thresholds = { APPROVAL_THRESHOLDS: "USD:100,EUR:100,GBP:100" };
const Held = z.object({ approvalRequest: z.object({ id: z.string(), state: z.literal("open") }) });
const requestIn = (answer: Answer) => Held.parse(answer.body).approvalRequest.id;

/** Everybody who could be a second person is made anew in each test. */
async function staff(portal: TestPortal) {
  const users = usersIn(portal.context.storage.db);
  for (const { id } of await users.activeStaffWith(["auditor", "treasury", "compliance", "owner"]))
    await users.update(id, { account_status: "inactive" });
  return { ada: await portal.admin(), ben: await portal.admin() };
}

/** A customer with a pending card deposit of this amount. */
async function depositing(portal: TestPortal, amount: string) {
  const customer = await portal.registerVerified();
  await customer.saveCard();
  return { customer, deposit: await customer.deposit(amount) };
}

/** A customer with 500.00, which two have approved. */
async function funded(portal: TestPortal): Promise<Customer> {
  const { customer, deposit } = await depositing(portal, "500.00");
  const [one, two] = [await portal.admin(["treasury"]), await portal.admin(["treasury"])];
  const held = await one.decide(deposit.id, "approve");
  expect((await two.post(`/proposals/${requestIn(held)}/approval`, {})).status).toBe(201);
  await age(portal, 25);
  const users = usersIn(portal.context.storage.db);
  for (const { id } of [one, two]) await users.update(id, { account_status: "inactive" });
  return customer;
}

/** As if what staff moved until now had been this long ago. */
async function age(portal: TestPortal, hours: number): Promise<void> {
  await portal.context.storage.db
    .updateTable("staff_movements")
    .set((eb) => ({ created_at: eb("created_at", "-", hours * 3_600_000) }))
    .execute();
}

describeEachEngine(
  "at or above a threshold",
  (portal) => {
    test("below it one is enough", async () => {
      const { ada } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "99.99");
      expect((await ada.decide(deposit.id, "approve")).status).toBe(200);
      expect(await customer.available()).toBe(99.99);
    });

    test("nothing is done, until a colleague approves it, once", async () => {
      const { ada, ben } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "100.00");
      const held = await ada.decide(deposit.id, "approve");
      expect(held).toMatchObject({
        status: 202,
        body: { transaction: { id: deposit.id, status: "pending", version: deposit.version } },
      });
      expect(await customer.available()).toBe(0);
      const approval = `/proposals/${requestIn(held)}/approval`;
      expect(await ada.post(approval, {})).toMatchObject({ status: 403, code: "own_proposal" });
      const [first, second] = await Promise.all([ben.post(approval, {}), ben.post(approval, {})]);
      expect([first.status, second.status].sort()).toEqual([201, 409]);
      expect(await customer.available()).toBe(100);
      expect(await customer.transaction(deposit.id)).toMatchObject({ status: "successful" });
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("sent again with its key it is the same request; without, it waits already", async () => {
      const { ada } = await staff(portal());
      const { deposit } = await depositing(portal(), "100.00");
      const send = (key?: string) =>
        ada.patch(`/wallets/admin/transaction/${deposit.id}/approve`, {}, key ? { key } : {});
      const once = await send("the-same-key");
      expect(requestIn(await send("the-same-key"))).toBe(requestIn(once));
      expect(await send()).toMatchObject({ status: 409, code: "approval_pending" });
    });

    test("small amounts add up for whoever moves them, and for whom they are moved", async () => {
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
      await age(portal(), 24);
      const [{ deposit: later }] = [await depositing(portal(), "40.00")];
      expect((await ada.decide(later.id, "approve")).status).toBe(200);
    });

    test("of five at once no more pass than one may move alone", async () => {
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
      expect((await ben.get(`/proposals/${id}`)).body).toMatchObject({ isOutdated: true });
      expect(await ben.post(`/proposals/${id}/approval`, {})).toMatchObject({
        status: 409,
        code: "proposal_outdated",
      });
      expect(await customer.available()).toBe(0);
    });

    test("nobody approves what they gain from, or without the right for it", async () => {
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
        expect(await person.post(`/proposals/${id}/approval`, {})).toMatchObject({
          status: 403,
          code: "role_missing",
        });
      const compliance = await portal().admin(["compliance"]);
      expect(await compliance.post(`/proposals/${id}/approval`, {})).toMatchObject({
        status: 403,
        code: "role_missing",
      });
      await users.update(customer.id, {
        role: "admin",
        staff_roles: "treasury",
      });
      expect(await customer.post(`/proposals/${id}/approval`, {})).toMatchObject({
        status: 403,
        code: "own_wallet",
      });
      expect(await customer.transaction(deposit.id)).toMatchObject({ status: "pending" });
    });

    test("refused or withdrawn it comes to nothing, and can be asked for again", async () => {
      const { ada, ben } = await staff(portal());
      const { deposit } = await depositing(portal(), "100.00");
      const first = requestIn(await ada.decide(deposit.id, "approve"));
      expect((await ben.post(`/proposals/${first}/refusal`, { reason: "No." })).status).toBe(201);
      const second = requestIn(await ada.decide(deposit.id, "approve"));
      expect((await ada.post(`/proposals/${second}/withdrawal`, {})).status).toBe(201);
      for (const id of [first, second])
        expect((await ben.post(`/proposals/${id}/approval`, {})).code).toBe("proposal_decided");
    });

    describe("by every way", () => {
      type Way = (
        ada: Administrator,
        customer: Customer,
      ) => Promise<{ readonly held: Answer; readonly after: number }>;
      const ways: Readonly<Record<string, Way>> = {
        "approving a withdrawal": async (ada, customer) => ({
          held: await ada.decide((await customer.withdraw("200.00")).id, "approve"),
          after: 300,
        }),
        "setting a pending deposit to successful": async (ada, customer) => ({
          held: await ada.setStatus((await customer.deposit("100.00")).id, "successful"),
          after: 600,
        }),
        "editing a status": async (ada, customer) => ({
          held: await ada.patch(`/transactions/${(await customer.deposit("100.00")).id}`, {
            status: "successful",
          }),
          after: 600,
        }),
        "marking a booked deposit as pending": async (ada, customer) => {
          const { transactions } = await customer.wallet();
          return { held: await ada.setStatus(transactions[0]?.id ?? "", "pending"), after: 0 };
        },
        "deleting a booked deposit": async (ada, customer) => {
          const { transactions } = await customer.wallet();
          return { held: await ada.deleteTransaction(transactions[0]?.id ?? ""), after: 0 };
        },
        "a credit": async (ada, customer) => ({
          held: await ada.credit(customer.id, "100.00"),
          after: 600,
        }),
        "a debit": async (ada, customer) => ({
          held: await ada.credit(customer.id, "100.00", { transactionType: "withdrawal" }),
          after: 400,
        }),
        "several balances together": async (ada, customer) => ({
          held: await ada.editWallet(customer.id, { availableBalance: 560, bonusBalance: 60 }),
          after: 560,
        }),
      };

      test.each(Object.keys(ways))("%s", async (name) => {
        const customer = await funded(portal());
        const { ada, ben } = await staff(portal());
        const way = ways[name];
        if (!way) throw new Error(name);
        await customer.confirm();
        const { held, after } = await way(ada, customer);
        expect(held.status, held.message).toBe(202);
        expect(await ben.post(`/proposals/${requestIn(held)}/approval`, {})).toMatchObject({
          status: 201,
          body: { state: "approved" },
        });
        expect(await customer.available()).toBe(after);
        expect(await portal().ledgerFaults()).toEqual([]);
      });

      test.each(["wallet", "account"])("closing a %s with money in it", async (what) => {
        const customer = await funded(portal());
        const { ada, ben } = await staff(portal());
        const held =
          what === "wallet"
            ? await ada.closeWallet(customer.id, { confirmed: true })
            : await ada.delete(`/users/${customer.id}`, { confirmed: true });
        expect(held.status, held.message).toBe(202);
        expect(await customer.available()).toBe(500);
        const approved = await ben.post(`/proposals/${requestIn(held)}/approval`, {});
        if (what === "wallet") expect(approved).toMatchObject({ status: 201 });
        expect((await ben.get(`/wallets/admin/user/${customer.id}`)).status).toBe(404);
      });

      test("in bulk", async () => {
        const { ada } = await staff(portal());
        const { customer, deposit } = await depositing(portal(), "100.00");
        const made = await ada.post("/wallets/admin/selections", {
          transactions: [{ id: deposit.id, version: deposit.version }],
        });
        const { id } = z.object({ id: z.string() }).parse(made.body);
        const done = await ada.patch(`/wallets/admin/selections/${id}/approve`, {});
        expect(JSON.stringify(done.body)).toContain("second_approval_needed");
        expect(await customer.available()).toBe(0);
      });
    });
  },
  thresholds,
);
