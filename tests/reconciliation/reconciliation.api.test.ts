// The ledger compared with the gateway: differences are reported, and inflows and outflows are summed by source.
import { expect, test } from "vitest";
import { simulatedInvoicesIn } from "~server/features/crypto-payments/simulated-invoice-store";
import { refreshDue } from "~server/features/reconciliation/refresh-statuses";
import { AuditLines } from "~server/features/audit-log/schemas";
import { Comparison, GatewayRefresh } from "~server/features/reconciliation/schemas";
import { ExportedComparisons } from "~server/features/exports/schemas";
import { atomsOf } from "~server/kernel/coin-amount";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import {
  contextWith,
  payByCrypto,
  paymentOf,
  actAsPayer,
  signedInAgain,
} from "../support/stubs/crypto-gateway";
import { read, type Administrator } from "../support/people/people";

const compared = async (admin: Administrator, query = "") =>
  read(Comparison, await admin.get(`/reconciliation/payments${query}`));
const only = async (admin: Administrator, orderNumber: string) =>
  (await compared(admin, "?show=all&limit=200")).payments.find(
    ({ cryptoOrderNumber }) => cryptoOrderNumber === orderNumber,
  );

async function paid(portal: TestPortal, move: Parameters<typeof actAsPayer>[2]) {
  const nora = await portal.register();
  const payment = await payByCrypto(nora);
  await actAsPayer(portal, payment, move);
  await paymentOf(nora, payment);
  return { nora, payment, orderNumber: payment.cryptoOrderNumber };
}

describeEitherEngine("the reconciliation", (portal) => {
  test("matches payments in full, and lists underpayments until they are resolved", async () => {
    const ada = await portal().admin();
    const before = (await compared(ada)).counts;
    const [full, half] = [
      await paid(portal(), "pay_in_full"),
      await paid(portal(), "pay_too_much"),
    ];
    expect(await only(ada, full.orderNumber)).toMatchObject({
      standing: "agrees",
      differences: [],
      posted: 65,
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

  test("lists what the gateway reverses, and what it no longer knows, after a refresh", async () => {
    const ada = await portal().admin();
    const { orderNumber } = await paid(portal(), "pay_in_full");
    const { storage } = portal().context;
    await simulatedInvoicesIn(storage.db).update(orderNumber, { received: "0.0001" });
    portal().advance({ minutes: 1 });
    const asked = read(GatewayRefresh, await ada.post("/reconciliation/refresh", {}));
    expect(asked.count).toBeGreaterThan(0);
    await portal().backend.settled();
    expect(await only(ada, orderNumber)).toMatchObject({
      standing: "differs",
      differences: ["received"],
      gateway: { received: "0.0001" },
    });
    portal().advance({ minutes: 1 });
    const forgetful = contextWith(portal(), { readInvoice: () => Promise.resolve(null) });
    expect(await refreshDue(forgetful)).toBe(0);
    portal().advance({ days: 1 });
    expect(await refreshDue(forgetful)).toBeGreaterThan(0);
    const ben = await signedInAgain(portal(), ada);
    const { payments } = read(
      Comparison,
      await ben.get("/reconciliation/payments?show=all&limit=200"),
    );
    expect(
      payments.find(({ cryptoOrderNumber }) => cryptoOrderNumber === orderNumber),
    ).toMatchObject({ differences: ["unknown"], gateway: { isKnown: false } });
  });

  test("handles new reports of a refresh like those of any other query", async () => {
    const ada = await portal().admin();
    const { orderNumber } = await paid(portal(), "pay_in_full");
    portal().advance({ days: 1, minutes: 1 });
    await refreshDue(
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

  test("lists a deposit that was rejected though the money came, and one that was deleted", async () => {
    const ada = await portal().admin();
    const { payment, orderNumber } = await paid(portal(), "pay_in_full");
    await ada.setStatus(payment.transaction.id, "failed");
    expect((await only(ada, orderNumber))?.differences).toEqual(["unposted"]);
    await ada.deleteTransaction(payment.transaction.id);
    const gone = await only(ada, orderNumber);
    expect([gone?.deposit, gone?.posted, gone?.differences]).toEqual([undefined, 0, ["unposted"]]);
  });

  test("can be downloaded to its end, which is recorded", async () => {
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
