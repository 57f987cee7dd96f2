// The ways around a second person that someone would try.
import { expect, test } from "vitest";
import type { Storage } from "~server/database/storage";
import { usersIn } from "~server/features/users/store";
import { tokenOf } from "../support/api/api-token-of";
import {
  ageStaffPostings,
  depositing,
  funded,
  requestIn,
  staff,
  thresholds,
} from "../support/people/second-approval";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { actAsPayer, payByCrypto, paymentOf } from "../support/stubs/crypto-gateway";

describeEitherEngine(
  "no one gets past a second person",
  (portal) => {
    const users = () => usersIn(portal().context.storage.db);
    /** What `call` answers if this happens after its first database transaction. */
    const afterNextTransaction = async <Value>(
      happens: () => Promise<void>,
      call: () => Promise<Value>,
    ): Promise<Value> => {
      const { context } = portal();
      const { storage } = context;
      let isFirst = true;
      const transaction: Storage["transaction"] = (work, contended) => {
        const [wasFirst, done] = [isFirst, storage.transaction(work, contended)];
        isFirst = false;
        return wasFirst ? done.finally(happens) : done;
      };
      Object.assign(context, { storage: { ...storage, transaction } });
      return call().finally(() => Object.assign(context, { storage }));
    };

    test("by raising an amount, before the decision or with it", async () => {
      const { ada } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "50.00");
      const both = { amount: "900.00", status: "successful" };
      expect((await ada.patch(`/transactions/${deposit.id}`, both)).status).toBe(202);
      expect((await ada.patch(`/transactions/${deposit.id}`, { amount: "900.00" })).status).toBe(
        200,
      );
      expect((await ada.decide(deposit.id, "approve")).status).toBe(202);
      expect(await customer.available()).toBe(0);
    });

    test("by changing an amount while the request for its approval is stored", async () => {
      const customer = await funded(portal());
      const { ada, ben } = await staff(portal());
      const { id } = await customer.withdraw("100.00");
      const withdrawal = `/transactions/${id}`;
      const change = async () =>
        expect((await customer.patch(withdrawal, { amount: "400.00" })).status).toBe(200);
      const requested = await afterNextTransaction(change, () => ada.decide(id, "approve"));
      expect(requested).toMatchObject({ status: 409, code: "changed_by_someone_else" });
      const request = requestIn(await ada.decide(id, "approve"));
      expect((await ben.get(`/approval-requests/${request}`)).body).toMatchObject({
        call: { amount: 400 },
      });
    });

    test("by moving money in a wallet while the request to edit it is stored", async () => {
      const customer = await funded(portal());
      const { ada, ben } = await staff(portal());
      const move = async () => expect((await ben.credit(customer.id, "50.00")).status).toBe(201);
      const edit = () => ada.editWallet(customer.id, { availableBalance: "650.00" });
      expect(await afterNextTransaction(move, edit)).toMatchObject({
        status: 409,
        code: "changed_by_someone_else",
      });
      expect((await edit()).status).toBe(202);
    });

    test("by setting a status back and forth", async () => {
      const { ada } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "60.00");
      expect((await ada.decide(deposit.id, "approve")).status).toBe(200);
      expect((await ada.setStatus(deposit.id, "pending")).status).toBe(202);
      expect(await customer.available()).toBe(60);
    });

    test("by small amounts within a day", async () => {
      const { ada } = await staff(portal());
      const [one, two] = [await depositing(portal(), "60.00"), await depositing(portal(), "60.00")];
      expect((await ada.decide(one.deposit.id, "approve")).status).toBe(200);
      await ageStaffPostings(portal(), 23);
      expect((await ada.decide(two.deposit.id, "approve")).status).toBe(202);
      await ageStaffPostings(portal(), 1);
      const { deposit } = await depositing(portal(), "60.00");
      expect((await ada.decide(deposit.id, "approve")).status).toBe(200);
    });

    test("by approving in a second session, or with an API token", async () => {
      const { ada, ben } = await staff(portal());
      const { deposit } = await depositing(portal(), "100.00");
      const id = requestIn(await ada.decide(deposit.id, "approve"));
      const again = await portal().signInAgain(ada);
      const token = await tokenOf(portal(), ben, ["read", "transactions", "adjustments"]);
      expect((await again.post(`/approval-requests/${id}/approval`, {})).code).toBe(
        "own_approval_request",
      );
      expect((await token.post(`/approval-requests/${id}/approval`, {})).code).toBe(
        "scope_missing",
      );
    });

    test("by what a demoted colleague requested", async () => {
      const { ada, ben } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "100.00");
      const id = requestIn(await ada.decide(deposit.id, "approve"));
      await users().update(ada.id, { staff_roles: "support" });
      expect(await ben.post(`/approval-requests/${id}/approval`, {})).toMatchObject({
        status: 409,
        code: "requester_may_not",
      });
      expect((await ben.post(`/approval-requests/${id}/rejection`, {})).status).toBe(201);
      expect(await customer.available()).toBe(0);
    });

    // The API would also end the session, so the status alone is set here.
    test("as a colleague who was suspended since the request", async () => {
      const { ada, ben } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "100.00");
      const id = requestIn(await ada.decide(deposit.id, "approve"));
      await users().update(ben.id, { account_status: "inactive" });
      expect((await ben.post(`/approval-requests/${id}/approval`, {})).status).toBe(403);
      expect(await customer.available()).toBe(0);
    });

    test("by approving a credit again, or twice at once", async () => {
      const customer = await funded(portal());
      const { ada, ben } = await staff(portal());
      const again = await portal().signInAgain(ben);
      const first = `/approval-requests/${requestIn(await ada.credit(customer.id, "100.00"))}/approval`;
      expect((await ben.post(first, {}, { key: "approve-once" })).status).toBe(201);
      expect((await ben.post(first, {}, { key: "approve-twice" })).code).toBe(
        "approval_request_decided",
      );
      const second = `/approval-requests/${requestIn(await ada.credit(customer.id, "100.00"))}/approval`;
      const answers = await Promise.all([ben.post(second, {}), again.post(second, {})]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await customer.available()).toBe(700);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("by posting crypto deposits manually, whatever the amount", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().registerVerified();
      const payment = await payByCrypto(nora, { amount: "50.00" });
      await actAsPayer(portal(), payment, "pay_half");
      const { transaction } = await paymentOf(nora, payment);
      const requested = await ada.setStatus(transaction?.id ?? "", "successful");
      expect(requested.status, requested.message).toBe(202);
      expect(await nora.available()).toBe(0);
      expect(
        (await ben.post(`/approval-requests/${requestIn(requested)}/approval`, {})).status,
      ).toBe(201);
      expect(await nora.available()).toBe(50);
    });
  },
  thresholds,
);

describeEitherEngine(
  "with a threshold for each currency",
  (portal) => {
    test("an amount is compared with that of its own currency", async () => {
      const { ada } = await staff(portal());
      const [george, hana] = [
        await portal().registerVerified({ currency: "GBP" }),
        await portal().registerVerified(),
      ];
      expect((await ada.credit(hana.id, "900.00")).status).toBe(201);
      expect((await ada.credit(george.id, "99.99")).status).toBe(201);
      expect((await ada.credit(george.id, "100.00")).status).toBe(202);
      expect([await hana.available(), await george.available()]).toEqual([900, 99.99]);
    });
  },
  { APPROVAL_THRESHOLDS: "USD:1000,EUR:1000,GBP:100" },
);
