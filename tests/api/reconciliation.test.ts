// The books beside the gateway's: what differs is told, and what came in and went out is summed by its source.
import { expect, test } from "vitest";
import { readDue } from "~server/api/reconciliation/ask-anew";
import { AuditLines } from "~server/contract/schemas/audit";
import {
  BookedTotals,
  Comparison,
  GatewayAsked,
  LedgerStanding,
} from "~server/contract/schemas/reconciliation";
import { ExportedComparisons } from "~server/contract/schemas/exports";
import { atomsOf } from "~server/domain/coin-amount";
import { describeEachEngine, type TestPortal } from "../support/backend";
import {
  contextWith,
  payByCrypto,
  paymentOf,
  play,
  signedInAgain,
} from "../support/crypto-gateway";
import { read, type Administrator } from "../support/people";

const compared = async (admin: Administrator, query = "") =>
  read(Comparison, await admin.get(`/reconciliation/payments${query}`));
const only = async (admin: Administrator, orderNumber: string) =>
  (await compared(admin, "?show=all&limit=200")).payments.find(
    ({ cryptoOrderNumber }) => cryptoOrderNumber === orderNumber,
  );

async function paid(portal: TestPortal, move: Parameters<typeof play>[2]) {
  const nora = await portal.register();
  const payment = await payByCrypto(nora);
  await play(portal, payment, move);
  await paymentOf(nora, payment);
  return { nora, payment, orderNumber: payment.cryptoOrderNumber };
}

describeEachEngine("the reconciliation", (portal) => {
  test("agrees with what was paid in full, and tells what came short until it is settled", async () => {
    const ada = await portal().admin();
    const before = (await compared(ada)).counts;
    const [full, half] = [
      await paid(portal(), "pay_in_full"),
      await paid(portal(), "pay_too_much"),
    ];
    expect(await only(ada, full.orderNumber)).toMatchObject({
      standing: "agrees",
      differences: [],
      booked: 65,
      deposit: { status: "successful" },
      gateway: { isKnown: true, status: "completed" },
    });
    expect(await only(ada, half.orderNumber)).toMatchObject({
      standing: "differs",
      differences: ["overpaid"],
    });
    const found = await compared(ada);
    expect(found.payments.map(({ cryptoOrderNumber }) => cryptoOrderNumber)).toContain(
      half.orderNumber,
    );
    expect(found.payments.map(({ cryptoOrderNumber }) => cryptoOrderNumber)).not.toContain(
      full.orderNumber,
    );
    expect([
      found.simulated,
      found.counts.agrees - before.agrees,
      found.counts.differs - before.differs,
    ]).toEqual([true, 1, 1]);
    await ada.post(`/wallets/admin/crypto-payment/${half.orderNumber}/settlement`, {
      note: "Refunded",
    });
    expect(await only(ada, half.orderNumber)).toMatchObject({
      standing: "settled",
      differences: ["overpaid"],
    });
  });

  test("tells what the gateway takes back, and what it has forgotten, when it is asked anew", async () => {
    const ada = await portal().admin();
    const { orderNumber } = await paid(portal(), "pay_in_full");
    const { storage } = portal().context;
    await storage.store.simulatedInvoices.update(orderNumber, { received: "0.0001" });
    portal().advance({ minutes: 1 });
    const asked = read(GatewayAsked, await ada.post("/reconciliation/readings", {}));
    expect(asked.count).toBeGreaterThan(0);
    await portal().backend.settled();
    expect(await only(ada, orderNumber)).toMatchObject({
      standing: "differs",
      differences: ["received"],
      gateway: { received: "0.0001" },
    });
    portal().advance({ minutes: 1 });
    const forgetful = contextWith(portal(), { readInvoice: () => Promise.resolve(null) });
    expect(await readDue(forgetful)).toBe(0);
    portal().advance({ days: 1 });
    expect(await readDue(forgetful)).toBeGreaterThan(0);
    const ben = await signedInAgain(portal(), ada);
    const { payments } = read(
      Comparison,
      await ben.get("/reconciliation/payments?show=all&limit=200"),
    );
    expect(
      payments.find(({ cryptoOrderNumber }) => cryptoOrderNumber === orderNumber),
    ).toMatchObject({ differences: ["unknown"], gateway: { isKnown: false } });
  });

  test("takes what the gateway says more of, when asked anew, as by any other look", async () => {
    const ada = await portal().admin();
    const { orderNumber } = await paid(portal(), "pay_in_full");
    portal().advance({ days: 1, minutes: 1 });
    await readDue(
      contextWith(portal(), {
        readInvoice: () =>
          Promise.resolve({ status: "completed", received: atomsOf("999"), paidAt: 1 }),
      }),
    );
    const ben = await signedInAgain(portal(), ada);
    const { payments } = read(Comparison, await ben.get("/reconciliation/payments?limit=200"));
    expect(
      payments.find(({ cryptoOrderNumber }) => cryptoOrderNumber === orderNumber)?.differences,
    ).toEqual(["overpaid"]);
  });

  test("tells a deposit that somebody rejected though the money came, and one that was deleted", async () => {
    const ada = await portal().admin();
    const { payment, orderNumber } = await paid(portal(), "pay_in_full");
    await ada.setStatus(payment.transaction.id, "failed");
    expect((await only(ada, orderNumber))?.differences).toEqual(["unbooked"]);
    await ada.deleteTransaction(payment.transaction.id);
    const gone = await only(ada, orderNumber);
    expect([gone?.deposit, gone?.booked, gone?.differences]).toEqual([undefined, 0, ["unbooked"]]);
  });

  test("is read to its end by a download, which is noted", async () => {
    const ada = await portal().admin();
    const { orderNumber } = await paid(portal(), "pay_too_much");
    const { rows, next } = read(ExportedComparisons, await ada.get("/exports/reconciliation"));
    expect([rows.some(({ cryptoOrderNumber }) => cryptoOrderNumber === orderNumber), next]).toEqual(
      [true, undefined],
    );
    const { lines } = read(AuditLines, await ada.get(`/audit?by=${ada.id}&action=list.exported`));
    expect(lines).toHaveLength(1);
  });

  test.each(["from=2026-01-01&to=2026-11-21", "from=2026-11-21&to=2026-11-20"])(
    "refuses the days %s",
    async (query) => {
      const ada = await portal().admin();
      const answers = await Promise.all(
        ["payments", "totals"].map((name) => ada.get(`/reconciliation/${name}?${query}`)),
      );
      expect(answers.map(({ status, code }) => [status, code])).toEqual([
        [422, "period_too_long"],
        [422, "period_too_long"],
      ]);
    },
  );
});

describeEachEngine("the totals of some days", (portal) => {
  test("sum what was booked by source and currency, what was taken back against it, and conversions apart", async () => {
    const ada = await portal().admin();
    const hana = await portal().customerWith("100.00");
    await paid(portal(), "pay_in_full");
    await ada.approve((await hana.withdraw("30.00")).id);
    const undone = await hana.withdraw("20.00");
    await ada.approve(undone.id);
    await ada.setStatus(undone.id, "failed");
    await ada.credit(hana.id, "5.00");
    await ada.editWallet(hana.id, { profitBalance: 7 });
    portal().rates.set("EUR", "USD", "1.1");
    await payByCryptoInEuros();
    const { from, totals, conversions } = read(
      BookedTotals,
      await ada.get("/reconciliation/totals"),
    );
    expect(from).toBe("2026-11-01");
    expect(totals).toEqual([
      { source: "card_deposit", currency: "USD", count: 1, in: 100, out: 0 },
      { source: "crypto_deposit", currency: "USD", count: 2, in: 65 + 110, out: 0 },
      { source: "admin_credit", currency: "USD", count: 1, in: 5, out: 0 },
      { source: "bank_withdrawal", currency: "USD", count: 3, in: 20, out: 50 },
      { source: "adjustment", currency: "USD", count: 1, in: 7, out: 0 },
    ]);
    expect(conversions).toEqual([{ from: "EUR", to: "USD", count: 1, paid: 100, booked: 110 }]);
    expect(
      read(BookedTotals, await ada.get("/reconciliation/totals?from=2026-10-01&to=2026-10-31"))
        .totals,
    ).toEqual([]);

    async function payByCryptoInEuros() {
      const payment = await payByCrypto(hana, { amount: "100.00", currency: "EUR" });
      await play(portal(), payment, "pay_in_full");
      await paymentOf(hana, payment);
    }
  });
});

describeEachEngine("the proof of the ledger", (portal) => {
  test("leaves its verdict, with what is wrong, and is for administrators", async () => {
    const ada = await portal().admin();
    const hana = await portal().customerWith("100.00");
    expect(read(LedgerStanding, await ada.get("/reconciliation/ledger"))).toEqual({
      canVerify: true,
    });
    const sound = read(LedgerStanding, await ada.post("/reconciliation/ledger"));
    expect(sound.verdict).toMatchObject({
      at: new Date(portal().context.now()).toISOString(),
      by: "Ada Admin",
      faults: 0,
      sentences: [],
    });
    const { id } = (await portal().context.storage.store.wallets.ofUser(hana.id)) ?? { id: "" };
    await portal().context.storage.transaction((store) =>
      store.transactions.insert({ ...rowOf(hana.id, id), created_at: 1, updated_at: 1 }),
    );
    portal().advance({ minutes: 1 });
    const { verdict } = read(LedgerStanding, await ada.post("/reconciliation/ledger"));
    expect(verdict?.faults).toBeGreaterThan(0);
    expect(verdict?.sentences[0]).toMatch(/do not agree|does not agree/);
    expect(read(LedgerStanding, await ada.get("/reconciliation/ledger")).verdict).toEqual(verdict);
    expect((await hana.post("/reconciliation/ledger")).status).toBe(403);
    const { lines } = read(AuditLines, await ada.get("/audit?action=ledger.verified"));
    expect(lines).toHaveLength(2);
  });
});

/** A deposit that says it is booked, though nothing ever was. */
function rowOf(userId: string, walletId: string) {
  const kind = {
    type: "deposit",
    action: "funding",
    payment_method: "card",
    status: "successful",
    currency: "USD",
  } as const;
  const nothing = {
    description: null,
    reason: null,
    destination_masked: null,
    destination_sealed: null,
    card_id: null,
    source_amount_minor: null,
    source_currency: null,
    rate: null,
    rate_source: null,
    rate_as_of: null,
  };
  return {
    id: "a-false-deposit",
    reference: "TX-FALSE",
    user_id: userId,
    wallet_id: walletId,
    ...kind,
    ...nothing,
    amount_minor: 100,
    is_gateway_made: 0,
    is_set_by_hand: 0,
    version: 1,
  };
}
