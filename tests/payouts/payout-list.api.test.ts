// The list of payouts: each filter alone and together, the sums of what it finds, and its export.
import { expect, test } from "vitest";
import { ExportedPayouts } from "~server/features/exports/schemas";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { PayoutPage } from "~server/features/payouts/schemas";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bankOfZoe } from "../support/inputs/inputs";
import { read, type Administrator } from "../support/people/people";
import { approvedWithdrawal, markSent, payoutOf } from "../support/people/payouts";

describeEitherEngine("the list of payouts", (portal) => {
  async function ofEuros(admin: Administrator, amount: string) {
    const customer = await portal().registerVerified({ currency: "EUR" });
    await customer.saveCard();
    await admin.approve((await customer.deposit("100.00")).id);
    await customer.saveBank(bankOfZoe);
    const asked = await customer.post("/wallets/withdrawal/request", { amount });
    const id = String(Object(Object(asked.body).transaction).id);
    await admin.approve(id);
    return { customer, id };
  }
  const list = async (by: Administrator, query: string) =>
    read(PayoutPage, await by.get(`/payouts?limit=200&${query}`));
  const idsIn = async (by: Administrator, query: string) =>
    (await list(by, query)).payouts.map(({ id }) => id);

  test("finds by reference, batch, customer, currency, method and day, and sums what it finds", async () => {
    const ada = await portal().admin();
    const [dollars, euros, other] = [
      await approvedWithdrawal(portal(), ada),
      await ofEuros(ada, "10.10"),
      await ofEuros(ada, "20.20"),
    ];
    const body = { payouts: [euros.id], reason: "Monday payouts" };
    const batch = read(PayoutBatchWithLines, await ada.post("/payout-batches", body));
    const { transaction } = await payoutOf(ada, dollars.id);
    const email = (who: { email: string }) => `person=${encodeURIComponent(who.email)}`;

    for (const typed of [transaction, transaction.slice(3), transaction.toLowerCase()])
      expect(await idsIn(ada, `reference=${typed}`)).toEqual([dollars.id]);
    expect(await idsIn(ada, `reference=${batch.reference.toLowerCase()}`)).toEqual([euros.id]);
    expect(await idsIn(ada, email(other.customer))).toEqual([other.id]);
    expect(await idsIn(ada, `currency=EUR&batch=none`)).toEqual([other.id]);
    expect(await idsIn(ada, "batch=any")).toEqual([euros.id]);
    expect(await idsIn(ada, `paymentMethod=crypto_payment`)).toEqual([]);
    expect(await idsIn(ada, "from=2099-01-01")).toEqual([]);
    expect((await idsIn(ada, "to=2099-01-01")).toSorted()).toEqual(
      [dollars.id, euros.id, other.id].toSorted(),
    );
    const found = await list(ada, "currency=EUR");
    expect(found.totals).toEqual([{ currency: "EUR", count: 2, amount: 30.3 }]);
    expect((await list(ada, "")).totals).toEqual([
      { currency: "USD", count: 1, amount: 40 },
      { currency: "EUR", count: 2, amount: 30.3 },
    ]);
    await markSent(ada, dollars.id, { reference: "FT-UNIQUE-1", expectedDay: "2030-01-02" });
    expect(await idsIn(ada, "state=sent&reference=FT-UNIQUE-1")).toEqual([dollars.id]);
    expect((await ada.get("/payouts?batch=maybe")).status).toBe(400);
  });

  test("says of each that can't be paid now why not, and what to do", async () => {
    const ada = await portal().admin();
    const { id, customer } = await approvedWithdrawal(portal(), ada);
    await usersIn(portal().context.storage.db).update(customer.id, { payouts_frozen_at: 1 });
    const { payouts } = await list(ada, "");
    const blocked = payouts.filter(({ obstacle }) => obstacle);
    expect(blocked.map((one) => [one.id, one.obstacle?.code])).toEqual([[id, "payee_frozen"]]);
  });

  test("is exported with the same filters", async () => {
    const ada = await portal().admin();
    const wanted = await idsIn(ada, "currency=EUR");
    const { rows, next } = read(ExportedPayouts, await ada.get("/exports/payouts?currency=EUR"));
    expect([rows.map(({ id }) => id), next]).toEqual([wanted, undefined]);
    const support = await portal().admin(["auditor"]);
    expect((await support.get("/exports/payouts")).status).toBe(200);
  });
});
