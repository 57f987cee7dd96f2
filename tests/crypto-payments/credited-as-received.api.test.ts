// Crediting what the gateway confirms: one member of staff, once, and never more than was received.
import { expect, test } from "vitest";
import { settleDue } from "~server/features/crypto-payments/settle-due";
import { createApi } from "~server/backend";
import type { PayerAction } from "~server/features/crypto-payments/payer-rules";
import type { Context } from "~server/http/context";
import {
  actAsPayer,
  contextWith,
  payByCrypto,
  paymentOf,
  signedInAgain,
} from "../support/stubs/crypto-gateway";
import { plisioPortal } from "../support/stubs/plisio-portal";
import type { StubMove } from "../support/stubs/plisio-stub";
import { QueueList } from "~server/features/queues/schemas";
import { Administrator, read } from "../support/people/people";
import { requestIn, staff, thresholds } from "../support/people/second-approval";
import { describeEitherEngine } from "../support/portal/engine-suites";

const approval = (id: string) => `/wallets/admin/transaction/${id}/approve`;

describeEitherEngine("what the gateway confirms of a crypto deposit", (portal) => {
  const paying = async (...moves: PayerAction[]) => {
    const customer = await portal().registerVerified();
    const payment = await payByCrypto(customer);
    for (const move of moves) await actAsPayer(portal(), payment, move);
    return { customer, payment, id: payment.transaction.id };
  };

  test.each<[string, PayerAction[], number]>([
    ["half, while the invoice is open", ["pay_half"], 32.5],
    ["half, after it expired", ["pay_half", "expire"], 32.5],
    ["all of it, late", ["expire", "pay_in_full"], 65],
  ])("%s, is credited by one person", async (_what, moves, amount) => {
    const { ada } = await staff(portal());
    const { customer, id } = await paying(...moves);
    const before = await ada.get(`/wallets/admin/transaction/${id}`);
    expect(before.body).toMatchObject({ confirmedAmount: amount, requestedAmount: 65 });
    const credited = await ada.patch(approval(id), { amount: amount.toFixed(2) });
    expect(credited).toMatchObject({
      status: 200,
      body: { transaction: { status: "successful", amount, requestedAmount: 65 } },
    });
    expect(await customer.wallet()).toMatchObject({ availableBalance: amount, pendingDeposit: 0 });
    expect((await ada.patch(approval(id), { amount: amount.toFixed(2) })).code).toBe("not_pending");
    const { queues } = read(QueueList, await ada.get("/queues"));
    expect(queues.find(({ name }) => name === "crypto")?.firstId).not.toBe(id);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is converted at the stored rate in another currency", async () => {
    const { ada } = await staff(portal());
    const customer = await portal().registerVerified({ currency: "EUR" });
    const { rate } = (await customer.get("/rates?from=USD&to=EUR")).body as { rate: string };
    const payment = await payByCrypto(customer, { rate });
    await actAsPayer(portal(), payment, "pay_half");
    const expected = Math.floor(3250 * Number(rate)) / 100;
    const credited = await ada.patch(approval(payment.transaction.id), {
      amount: expected.toFixed(2),
    });
    expect(credited.body).toMatchObject({
      transaction: { amount: expected, currency: "EUR", sourceAmount: 32.5, rate },
    });
    expect(await customer.available()).toBe(expected);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is the amount to credit and no other, and no more than the gateway says by then", async () => {
    const { ada } = await staff(portal());
    const { customer, payment, id } = await paying("pay_half");
    for (const amount of ["32.49", "40.00", "65.01"])
      expect(await ada.patch(approval(id), { amount })).toMatchObject({
        status: 409,
        code: "received_changed",
      });
    await actAsPayer(portal(), payment, "pay_in_full");
    expect((await ada.patch(approval(id), { amount: "32.50" })).status).toBe(409);
    expect(await customer.available()).toBe(65);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("leaves the rest for a review when it arrives, which one person credits", async () => {
    const { ada } = await staff(portal());
    const { customer, payment, id } = await paying("pay_half");
    expect((await ada.patch(approval(id), { amount: "32.50" })).status).toBe(200);
    await actAsPayer(portal(), payment, "pay_in_full");
    await settleDue(portal().context);
    expect(await customer.available()).toBe(32.5);
    expect(await paymentOf(customer, payment)).toMatchObject({ reviewFlag: "unposted" });
    expect((await ada.get(`/queues/${id}?queue=crypto`)).body).toMatchObject({
      position: expect.any(Number),
    });
    const all = await Promise.all([
      ada.patch(approval(id), { amount: "65.00" }),
      ada.patch(approval(id), { amount: "65.00" }),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await customer.available()).toBe(65);
    const { body } = await ada.get(`/wallets/admin/transaction/${id}`);
    expect(body).toMatchObject({ amount: 65, cryptoSettledAt: expect.any(String) });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("ends a request to credit the full amount once the gateway reports it", async () => {
    const { ada, ben } = await staff(portal());
    const { customer, payment, id } = await paying("pay_half");
    const request = requestIn(await ada.patch(approval(id), {}));
    await actAsPayer(portal(), payment, "pay_in_full");
    const [answer] = await Promise.all([
      ben.post(`/approval-requests/${request}/approval`, {}),
      settleDue(portal().context),
    ]);
    expect([201, 409]).toContain(answer.status);
    await settleDue(portal().context);
    expect(await customer.available()).toBe(65);
    const { body } = await ada.get(`/approval-requests/${request}`);
    expect((body as { state: string }).state).not.toBe("open");
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is outdated while the gateway is down: then crediting it takes two", async () => {
    const { ada, ben } = await staff(portal());
    const { customer, id } = await paying("pay_half");
    await ada.get(`/wallets/admin/transaction/${id}`);
    portal().advance({ minutes: 2 });
    const down = contextWith(portal(), { readInvoice: () => Promise.reject(new Error("down")) });
    const at = (person: Administrator) => administratorAt(down, person);
    const requested = await at(ada).patch(approval(id), { amount: "32.50" });
    expect(requested.status).toBe(202);
    const second = await at(ben).post(`/approval-requests/${requestIn(requested)}/approval`, {});
    expect(second.status).toBe(201);
    expect(await customer.available()).toBe(32.5);
  });
});

const administratorAt = (context: Context, person: Administrator) => {
  const api = createApi(context);
  return new Administrator({ fetch: async (request) => api.fetch(request) }, person);
};

describeEitherEngine(
  "with thresholds, what the gateway confirms",
  (portal) => {
    test.each([
      ["99.99", 200],
      ["100.00", 202],
    ])("of %s takes as many people as any other deposit", async (amount, status) => {
      const { ada } = await staff(portal());
      const payment = await payByCrypto(await portal().registerVerified(), { amount });
      await actAsPayer(portal(), payment, "expire");
      await actAsPayer(portal(), payment, "pay_in_full");
      expect((await ada.decide(payment.transaction.id, "approve")).status).toBe(status);
    });
  },
  thresholds,
);

describeEitherEngine("what Plisio says of a crypto deposit", (portal) => {
  test.each<[string, StubMove[], string, number, number]>([
    ["a part that isn't confirmed", ["pay_half"], "65.00", 202, 0],
    ["a part when it expired", ["pay_half", "expire"], "32.50", 200, 32.5],
    ["all of it after it expired", ["expire", "pay_in_full"], "65.00", 200, 65],
    ["an error after a part", ["pay_half", "fail"], "65.00", 202, 0],
  ])("%s", async (_what, moves, amount, status, available) => {
    const plisio = await plisioPortal(portal());
    const { ada } = await staff(portal());
    const customer = await plisio.customer();
    const { cryptoOrderNumber, transaction } = await payByCrypto(customer);
    for (const move of moves) {
      plisio.stub.play(cryptoOrderNumber, move);
      await plisio.notify(plisio.stub.noticeOf(cryptoOrderNumber));
    }
    portal().advance({ minutes: 1 });
    const answer = await administratorAt(plisio.context, ada).patch(approval(transaction.id), {
      amount,
    });
    expect(answer.status).toBe(status);
    expect(await customer.available()).toBe(available);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test.each<[string, string, string, number]>([
    ["canceled with money", "cancelled", "32.50", 200],
    ["canceled with money, for more", "cancelled", "65.00", 202],
    ["canceled as a duplicate with money", "cancelled duplicate", "32.50", 200],
  ])("%s", async (_what, state, amount, status) => {
    const plisio = await plisioPortal(portal());
    const { ada } = await staff(portal());
    const { cryptoOrderNumber, transaction } = await payByCrypto(await plisio.customer());
    plisio.stub.play(cryptoOrderNumber, "pay_half");
    const invoice = plisio.stub.invoices.get(cryptoOrderNumber);
    if (invoice) invoice.status = state;
    portal().advance({ minutes: 1 });
    const answer = await administratorAt(plisio.context, ada).patch(approval(transaction.id), {
      amount,
    });
    expect(answer.status).toBe(status);
  });

  test("more than the amount due: only that is credited", async () => {
    const plisio = await plisioPortal(portal());
    const { ada } = await staff(portal());
    const customer = await plisio.customer();
    const payment = await payByCrypto(customer);
    plisio.stub.play(payment.cryptoOrderNumber, "expire");
    plisio.stub.play(payment.cryptoOrderNumber, "pay_too_much");
    portal().advance({ minutes: 1 });
    const administrator = administratorAt(plisio.context, ada);
    const path = approval(payment.transaction.id);
    expect((await administrator.patch(path, { amount: "97.50" })).code).toBe("received_changed");
    expect((await administrator.patch(path, {})).status).toBe(200);
    expect(await (await signedInAgain(portal(), customer)).available()).toBe(65);
  });
});
