// The bank file of a released batch has only what is still to be paid, whatever happened to its payouts since.
import { expect, test } from "vitest";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { usersIn } from "~server/features/users/store";
import type { UserRow } from "~server/database/schema";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { creditTransferFaults } from "../support/inputs/credit-transfer";
import { bankOfZoe } from "../support/inputs/inputs";
import { read, type Administrator } from "../support/people/people";
import {
  approvedWithdrawal,
  batchFileText,
  markReturned,
  payoutOf,
  sendBatch,
} from "../support/people/payouts";

describeEitherEngine("the file of a payout batch", (portal) => {
  async function staff() {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    await ada.confirm();
    return { ada, ben };
  }

  type Staff = Awaited<ReturnType<typeof staff>>;

  async function released({ ada, ben }: Staff, payouts: readonly string[]) {
    const made = await ada.post("/payout-batches", { payouts, reason: "Monday payouts" });
    const { id } = read(PayoutBatchWithLines, made);
    const answer = await ben.post(`/payout-batches/${id}/release`);
    expect(answer.status).toBe(201);
    return id;
  }

  async function sent(people: Staff, payouts: readonly string[]) {
    const id = await released(people, payouts);
    expect((await sendBatch(portal(), people.ben, id)).status).toBe(201);
    return id;
  }

  /** An approved withdrawal of euros to an IBAN. */
  async function ofEuros(admin: Administrator, amount: string) {
    const customer = await portal().registerVerified({ currency: "EUR" });
    await customer.saveCard();
    await admin.approve((await customer.deposit("100.00")).id);
    await customer.saveBank(bankOfZoe);
    const asked = await customer.post("/wallets/withdrawal/request", { amount });
    const id = String(Object(Object(asked.body).transaction).id);
    await admin.approve(id);
    return { id, reference: (await customer.transaction(id)).reference };
  }

  const batchOf = async (by: Administrator, id: string) =>
    read(PayoutBatchWithLines, await by.get(`/payout-batches/${id}`));
  const file = (by: Administrator, id: string, rail: string) =>
    by.post(`/payout-batches/${id}/file`, { rail, format: "csv", reason: "Upload to the bank" });

  test("leaves out payouts that were returned or have arrived, and is missing if none remains", async () => {
    const { ada, ben } = await staff();
    const [kept, returned, arrived] = [
      await ofEuros(ada, "10.10"),
      await ofEuros(ada, "20.20"),
      await ofEuros(ada, "40.40"),
    ];
    const dollars = await approvedWithdrawal(portal(), ada);
    const id = await sent(
      { ada, ben },
      [kept, returned, arrived, dollars].map((payout) => payout.id),
    );
    for (const payout of [returned, dollars])
      expect((await markReturned(ben, payout.id)).status).toBe(201);
    expect((await ben.post(`/payouts/${arrived.id}/arrival`)).status).toBe(201);

    const xml = await batchFileText(portal(), ada, { id, rail: "sepa", format: "pain.001" });
    expect(creditTransferFaults(xml)).toEqual([]);
    expect(xml).toContain("<NbOfTxs>1</NbOfTxs>");
    expect(xml).toContain("<CtrlSum>10.10</CtrlSum>");
    expect(xml).toContain(kept.reference);
    for (const { reference } of [returned, arrived]) expect(xml).not.toContain(reference);
    expect(await file(ada, id, "us_bank")).toMatchObject({
      status: 404,
      code: "payout_file_missing",
    });
    const batch = await batchOf(ada, id);
    expect(batch.files).toEqual([{ rail: "sepa", format: "pain.001", count: 1 }]);
    expect(batch.payouts.length).toBe(4);
    const byAda = batch.downloads.filter(({ by }) => by.id === ada.id);
    expect(byAda).toMatchObject([{ rail: "sepa", format: "pain.001" }]);
  });

  test("has a payout that was returned and approved again only in its second batch", async () => {
    const { ada, ben } = await staff();
    const [one, two] = [await ofEuros(ada, "10.10"), await ofEuros(ada, "20.20")];
    const first = await sent({ ada, ben }, [one.id, two.id]);
    await markReturned(ben, two.id);
    await ada.setStatus(two.id, "successful");
    const second = await released({ ada, ben }, [two.id]);
    const textOf = (id: string) =>
      batchFileText(portal(), ada, { id, rail: "sepa", format: "pain.001" });
    const [before, after] = [await textOf(first), await textOf(second)];
    expect([before.includes(one.reference), before.includes(two.reference)]).toEqual([true, false]);
    expect([after.includes(one.reference), after.includes(two.reference)]).toEqual([false, true]);
    expect(before).toContain("<CtrlSum>10.10</CtrlSum>");
  });

  test.each([
    ["is suspended", { account_status: "suspended" }],
    ["is no longer verified", { kyc_status: "rejected" }],
    ["has blocked payouts", { payouts_blocked_until: Date.UTC(2099, 0, 1) }],
    ["stopped payouts", { payouts_frozen_at: 1 }],
  ] as const satisfies readonly (readonly [string, Partial<UserRow>])[])(
    "can't be downloaded if one customer %s since it was sent, until that payout is returned",
    async (_what, change) => {
      const { ada, ben } = await staff();
      const [one, two] = [
        await approvedWithdrawal(portal(), ada),
        await approvedWithdrawal(portal(), ada),
      ];
      const id = await sent({ ada, ben }, [one.id, two.id]);
      await usersIn(portal().context.storage.db).update(two.customer.id, change);
      const refused = await file(ada, id, "us_bank");
      expect(refused).toMatchObject({ status: 409, code: "payout_not_payable" });
      const { transaction } = await payoutOf(ada, two.id);
      expect(refused.message).toContain(transaction);
      expect(refused.message).toContain("mark it as returned");
      expect((await markReturned(ben, two.id)).status).toBe(201);
      const table = await batchFileText(portal(), ada, { id, rail: "us_bank", format: "csv" });
      expect(table).toContain((await payoutOf(ada, one.id)).transaction);
      expect(table).not.toContain(transaction);
    },
  );
});
