// Money that staff move at or above a threshold takes two of them, by every way there is.
import { expect, test } from "vitest";
import { z } from "zod";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { Answer } from "../support/api/caller";
import type { Administrator, Customer } from "../support/people/people";
import {
  depositing,
  funded,
  requestIn,
  staff,
  thresholds,
} from "../support/people/second-approval";

describeEitherEngine(
  "in every way, a second person is required for",
  (portal) => {
    type Way = (
      ada: Administrator,
      customer: Customer,
    ) => Promise<{ readonly requested: Answer; readonly after: number }>;
    const ways: Readonly<Record<string, Way>> = {
      "approving a withdrawal": async (ada, customer) => ({
        requested: await ada.decide((await customer.withdraw("200.00")).id, "approve"),
        after: 300,
      }),
      "setting a pending deposit to successful": async (ada, customer) => ({
        requested: await ada.setStatus((await customer.deposit("100.00")).id, "successful"),
        after: 600,
      }),
      "editing a status": async (ada, customer) => ({
        requested: await ada.patch(`/transactions/${(await customer.deposit("100.00")).id}`, {
          status: "successful",
        }),
        after: 600,
      }),
      "marking a posted deposit as pending": async (ada, customer) => {
        const { transactions } = await customer.wallet();
        return { requested: await ada.setStatus(transactions[0]?.id ?? "", "pending"), after: 0 };
      },
      "deleting a posted deposit": async (ada, customer) => {
        const { transactions } = await customer.wallet();
        return { requested: await ada.deleteTransaction(transactions[0]?.id ?? ""), after: 0 };
      },
      "a credit": async (ada, customer) => ({
        requested: await ada.credit(customer.id, "100.00"),
        after: 600,
      }),
      "a debit": async (ada, customer) => ({
        requested: await ada.credit(customer.id, "100.00", { transactionType: "withdrawal" }),
        after: 400,
      }),
      "several balances together": async (ada, customer) => ({
        requested: await ada.editWallet(customer.id, { availableBalance: 560, bonusBalance: 60 }),
        after: 560,
      }),
    };

    test.each(Object.keys(ways))("%s", async (name) => {
      const customer = await funded(portal());
      const { ada, ben } = await staff(portal());
      const way = ways[name];
      if (!way) throw new Error(name);
      await customer.confirm();
      const { requested, after } = await way(ada, customer);
      expect(requested.status, requested.message).toBe(202);
      expect(
        await ben.post(`/approval-requests/${requestIn(requested)}/approval`, {}),
      ).toMatchObject({
        status: 201,
        body: { state: "approved" },
      });
      expect(await customer.available()).toBe(after);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test.each(["wallet", "account"])("closing a %s with money in it", async (what) => {
      const customer = await funded(portal());
      const { ada, ben } = await staff(portal());
      const requested =
        what === "wallet"
          ? await ada.closeWallet(customer.id, { confirmed: true })
          : await ada.delete(`/users/${customer.id}`, { confirmed: true });
      expect(requested.status, requested.message).toBe(202);
      expect(await customer.available()).toBe(500);
      const approved = await ben.post(`/approval-requests/${requestIn(requested)}/approval`, {});
      if (what === "wallet") expect(approved).toMatchObject({ status: 201 });
      expect((await ben.get(`/wallets/admin/user/${customer.id}`)).status).toBe(404);
    });

    test("in bulk", async () => {
      const { ada } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "100.00");
      const made = await ada.post("/wallets/admin/bulk-actions", {
        transactions: [{ id: deposit.id, version: deposit.version }],
      });
      const { id } = z.object({ id: z.string() }).parse(made.body);
      const done = await ada.patch(`/wallets/admin/bulk-actions/${id}/approve`, {});
      expect(JSON.stringify(done.body)).toContain("second_approval_needed");
      expect((await ada.get("/approval-requests?state=open")).body).toMatchObject({
        approvalRequests: [{ call: { subject: `transaction:${deposit.id}` } }],
      });
      expect(await customer.available()).toBe(0);
    });
  },
  thresholds,
);
