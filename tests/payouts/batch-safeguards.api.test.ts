// What keeps a batch of payouts from being sent, whatever changed since it was prepared.
import { expect, test } from "vitest";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { PayoutStop } from "~server/features/withdrawals/schemas";
import { usersIn } from "~server/features/users/store";
import type { Currency } from "~server/kernel/currencies";
import type { UserRow } from "~server/database/schema";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bankOfZoe } from "../support/inputs/inputs";
import { read, type Administrator } from "../support/people/people";
import { approvedWithdrawal, payoutOf, sendBatch } from "../support/people/payouts";
import { requestIn } from "../support/people/second-approval";

const release = (by: Administrator, id: string) => by.post(`/payout-batches/${id}/release`);
const prepare = (by: Administrator, payouts: readonly string[]) =>
  by.post("/payout-batches", { payouts, reason: "Monday payouts" });
const prepared = async (by: Administrator, payouts: readonly string[]) =>
  read(PayoutBatchWithLines, await prepare(by, payouts));
const file = (by: Administrator, id: string) =>
  by.post(`/payout-batches/${id}/file`, {
    rail: "us_bank",
    format: "csv",
    reason: "Upload to the bank",
  });

describeEitherEngine("a payout batch", (portal) => {
  const staff = async () => ({ ada: await portal().admin(), ben: await portal().admin() });
  const users = () => usersIn(portal().context.storage.db);

  async function stopped(by: Administrator): Promise<() => Promise<void>> {
    const { id } = read(PayoutStop, await by.post("/payout-stop", { reason: "A breach" }));
    return async () => {
      const [one, two] = [await portal().admin(), await portal().admin()];
      const requested = await one.delete(`/payout-stop/${id}`, { reason: "It is closed." });
      await two.post(`/approval-requests/${requestIn(requested)}/approval`, {});
    };
  }

  test("is neither prepared nor released while all payouts are stopped, and its file can't be downloaded", async () => {
    const { ada, ben } = await staff();
    const [one, two, three] = [
      await approvedWithdrawal(portal(), ada),
      await approvedWithdrawal(portal(), ada),
      await approvedWithdrawal(portal(), ada),
    ];
    const [waiting, released] = [await prepared(ada, [one.id]), await prepared(ada, [two.id])];
    expect((await release(ben, released.id)).status).toBe(201);
    const start = await stopped(await portal().admin(["compliance"]));
    for (const refused of [await prepare(ada, [three.id]), await release(ben, waiting.id)]) {
      expect(refused).toMatchObject({ status: 409, code: "payout_not_payable" });
      expect(refused.message).toContain("All payouts are stopped.");
    }
    await ada.confirm();
    expect(await file(ada, released.id)).toMatchObject({ status: 409, code: "bank_file_stopped" });
    for (const { id } of [one, three])
      expect(await payoutOf(ada, id)).toMatchObject({ state: "to_send" });
    expect((await ben.post(`/payout-batches/${waiting.id}/cancellation`, {})).status).toBe(201);
    await start();
    expect((await release(ben, (await prepared(ada, [one.id])).id)).status).toBe(201);
  });

  test("is not released once its preparer could no longer prepare it", async () => {
    const { ada, ben } = await staff();
    const { id } = await approvedWithdrawal(portal(), ada);
    const batch = await prepared(ada, [id]);
    for (const lost of [{ staff_roles: "support" }, { account_status: "suspended" }] as const) {
      const before = await users().byId(ada.id);
      await users().update(ada.id, lost);
      expect(await release(ben, batch.id)).toMatchObject({ status: 409, code: "preparer_may_not" });
      await users().update(ada.id, before ?? {});
    }
    expect(await payoutOf(ben, id)).toMatchObject({ state: "to_send" });
    expect((await release(ben, batch.id)).status).toBe(201);
  });

  test.each([
    ["is suspended", { account_status: "suspended" }],
    ["is not active", { account_status: "inactive" }],
    ["is no longer verified", { kyc_status: "rejected" }],
    ["has blocked payouts", { payouts_blocked_until: Date.UTC(2099, 0, 1) }],
    ["stopped payouts", { payouts_frozen_at: 1 }],
  ] as const satisfies readonly (readonly [string, Partial<UserRow>])[])(
    "is released without a customer who %s",
    async (_what, change) => {
      const { ada, ben } = await staff();
      const [one, two] = [
        await approvedWithdrawal(portal(), ada),
        await approvedWithdrawal(portal(), ada),
      ];
      const batch = await prepared(ada, [one.id, two.id]);
      await users().update(two.customer.id, change);
      const released = read(PayoutBatchWithLines, await release(ben, batch.id));
      expect(released.payouts.map(({ id }) => id)).toEqual([one.id]);
      expect(released.leftOut.map(({ id }) => id)).toEqual([two.id]);
      const refused = await prepare(ada, [two.id]);
      expect(refused).toMatchObject({ status: 409, code: "payout_not_payable" });
      expect(refused.message).toContain((await payoutOf(ada, two.id)).transaction);
    },
  );

  test("keeps its customers from being deleted before the money has arrived", async () => {
    const { ada, ben } = await staff();
    const { id, customer } = await approvedWithdrawal(portal(), ada);
    const batch = await prepared(ada, [id]);
    const remove = () => ada.delete(`/users/${customer.id}`, { confirmed: true });
    expect((await remove()).code).toBe("payout_open");
    await release(ben, batch.id);
    expect((await remove()).code).toBe("payout_open");
    await sendBatch(portal(), ben, batch.id);
    expect((await remove()).code).toBe("payout_open");
    await ben.post(`/payouts/${id}/arrival`);
    expect((await remove()).status).toBe(200);
  });

  test("is released or canceled by whoever is first, never both", async () => {
    const { ada, ben } = await staff();
    const { id } = await approvedWithdrawal(portal(), ada);
    const batch = await prepared(ada, [id]);
    const answers = await Promise.all([
      release(ben, batch.id),
      ada.post(`/payout-batches/${batch.id}/cancellation`, {}),
      release(ben, batch.id),
    ]);
    const [first, canceled, second] = answers.map(({ status }) => status);
    expect([first, second].includes(201)).toBe(canceled !== 201);
    expect([201, 409, 422]).toContain(canceled);
    const { batch: left } = await payoutOf(ada, id);
    expect(left === undefined).toBe(canceled === 201);
  });

  test("of several currencies has a sum for each, to the cent, and a file for each kind of name", async () => {
    const { ada } = await staff();
    const withdrawn = async (currency: Currency, amount: string, recipientName?: string) => {
      const customer = await portal().registerVerified({ currency });
      await customer.saveCard();
      await ada.approve((await customer.deposit("100.00")).id);
      const { europe } = bankOfZoe;
      await customer.saveBank({
        ...bankOfZoe,
        europe: { ...europe, recipientName: recipientName ?? europe.recipientName },
      });
      const asked = await customer.post("/wallets/withdrawal/request", { amount });
      const id = String(Object(Object(asked.body).transaction).id);
      await ada.approve(id);
      return id;
    };
    const batch = await prepared(ada, [
      await withdrawn("EUR", "10.10"),
      await withdrawn("EUR", "20.20"),
      await withdrawn("EUR", "0.03", "Иван Петров"),
      await withdrawn("GBP", "33.33"),
      await withdrawn("USD", "0.07"),
    ]);
    expect(batch.totals.toSorted((a, b) => a.currency.localeCompare(b.currency))).toEqual([
      { currency: "EUR", count: 3, amount: 30.33 },
      { currency: "GBP", count: 1, amount: 33.33 },
      { currency: "USD", count: 1, amount: 0.07 },
    ]);
    expect(batch.files).toEqual([
      { rail: "sepa", format: "pain.001", count: 2 },
      { rail: "other_bank", format: "csv", count: 3 },
      { rail: "other_bank", format: "xlsx", count: 3 },
    ]);
  });
});
