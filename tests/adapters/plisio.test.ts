// What is Plisio's own: what is asked of it, its words and numbers, its signature, and how little its failures may tell.
import { describe, expect, onTestFinished, test } from "vitest";
import { reportOf } from "~server/adapters/crypto-gateway/plisio-report";
import { PlisioOperation } from "~server/adapters/crypto-gateway/plisio-shapes";
import { atomsOf } from "~server/kernel/coin-amount";
import { misbehaviors } from "../support/stubs/misbehaviors";
import { plisioAt, PlisioStub, stubKey } from "../support/stubs/plisio-stub";
import { eur } from "../support/inputs/amounts";

const now = Date.UTC(2026, 10, 21, 12);
const order = {
  orderNumber: "CP-1",
  orderName: "Deposit CP-1",
  description: null,
  amount: eur(6500n),
  cid: "BTC",
  expiresAt: now + 90 * 60_000,
} as const;

async function openStub(): Promise<PlisioStub> {
  const stub = await PlisioStub.open(() => now);
  onTestFinished(() => stub.close());
  return stub;
}

const faultOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => "no fault",
    (error: unknown) => error,
  );

test("an invoice is requested in the customer's currency, for one coin and with our order number", async () => {
  const stub = await openStub();
  await plisioAt(stub).createInvoice(order);
  expect(stub.asked).toEqual(["invoices/new"]);
  expect(Object.fromEntries(stub.queries[0] ?? [])).toEqual({
    order_number: "CP-1",
    order_name: "Deposit CP-1",
    source_currency: "EUR",
    source_amount: "65.00",
    currency: "BTC",
    allowed_psys_cids: "BTC",
    expire_min: "90",
    return_existing: "1",
    callback_url: "https://portal.example/api/payments/crypto/callback?json=true",
    api_key: stubKey,
  });
});

test("hidden coins are left out, and one under maintenance is marked", async () => {
  const coins = await plisioAt(await openStub()).coins("USD");
  expect(coins.map(({ cid }) => cid)).toEqual(["BTC", "ETH", "USDT_TRX", "DOGE", "LTC"]);
  expect(
    coins.filter(({ isUnderMaintenance }) => isUnderMaintenance).map(({ cid }) => cid),
  ).toEqual(["DOGE"]);
  expect(coins.find(({ cid }) => cid === "USDT_TRX")).toMatchObject({
    code: "USDT",
    minimum: "5",
    priceUsd: "1.00",
    price: "1",
  });
});

describe.each(Object.entries(misbehaviors))("a response that %s", (_name, misbehaviour) => {
  test("rejects every call, and reveals neither the key nor the request", async () => {
    const stub = await openStub();
    stub.misbehaviour = misbehaviour;
    const gateway = plisioAt(stub, { timeLimitMs: 100 });
    const faults = await Promise.all(
      [
        gateway.coins("USD"),
        gateway.createInvoice(order),
        gateway.readInvoice({ orderNumber: "CP-1", gatewayId: "txn1" }),
      ].map(faultOf),
    );
    for (const fault of faults) {
      expect(fault).toBeInstanceOf(Error);
      expect(
        JSON.stringify(fault) + String(fault) + String(fault instanceof Error ? fault.stack : ""),
      ).not.toMatch(/stub-key|api_key|CP-1|txn1|Deposit/);
      expect(fault).toHaveProperty("code");
    }
  });
});

test("a refusal is identified by its code, and its message is not repeated", async () => {
  const stub = await openStub();
  const fault = await faultOf(plisioAt(stub).createInvoice({ ...order, cid: "NOPE" }));
  expect(fault).toMatchObject({ name: "PlisioError", code: "HTTP_422_105" });
  expect(String(fault)).not.toMatch(/NOPE|CP-1/);
  expect(await faultOf(plisioAt(stub, { apiKey: "wrong" }).createInvoice(order))).toMatchObject({
    code: "HTTP_401_401",
  });
});

test("after a lost response, the same order gets the same invoice", async () => {
  const stub = await openStub();
  stub.isWhiteLabel = false;
  const gateway = plisioAt(stub);
  stub.meanwhile = () =>
    Promise.resolve(
      stub.asked.length === 2 && (stub.misbehaviour = misbehaviors["hangs up"] ?? null),
    );
  await faultOf(gateway.createInvoice(order));
  expect(stub.invoices.size).toBe(1);
  stub.misbehaviour = null;
  expect(await gateway.createInvoice(order)).toMatchObject({ gatewayId: "txn1" });
});

test("another order's operation is not used for ours", async () => {
  const stub = await openStub();
  const gateway = plisioAt(stub);
  const { gatewayId } = await gateway.createInvoice(order);
  expect(await faultOf(gateway.readInvoice({ orderNumber: "CP-2", gatewayId }))).toMatchObject({
    code: "ANOTHER_ORDER",
  });
});

describe("the fields of an operation", () => {
  const asked = { sum: "0.5", params: { amount: "0.5" } };
  test.each([
    [{ status: "new" }, "new", "0"],
    [{ status: "pending", pending_amount: "0.1" }, "pending", "0.4"],
    [{ status: "pending", pending_amount: "0.00000000" }, "confirming", "0.5"],
    [{ status: "pending", pending_amount: "-0.1" }, "confirming", "0.6"],
    [{ status: "pending", pending_sum: "0.2", actual_sum: "0.1" }, "pending", "0.3"],
    [{ status: "pending internal", actual_sum: "0.5" }, "confirming", "0.5"],
    [{ status: "completed", actual_sum: "0.5", amount: "0.49" }, "completed", "0.5"],
    [{ status: "completed", amount: "0.3" }, "completed", "0.3"],
    [{ status: "completed" }, "completed", "0.5"],
    [{ status: "mismatch", actual_sum: "0.75" }, "completed", "0.75"],
    [{ status: "expired", actual_sum: "0", amount: "0.5" }, "expired", "0"],
    [{ status: "expired", amount: "0.2" }, "expired", "0.2"],
    [{ status: "cancelled" }, "cancelled", "0"],
    [{ status: "cancelled duplicate" }, "cancelled", "0"],
    [{ status: "error" }, "error", "0"],
  ])("%j → %s with %s", (fields, status, received) => {
    expect(reportOf(PlisioOperation.parse({ ...asked, ...fields }), now)).toMatchObject({
      status,
      received: atomsOf(received),
    });
  });

  test("a full payment was made when it was reported, or earlier", () => {
    const paidAt = (fields: object) =>
      reportOf(PlisioOperation.parse({ ...asked, ...fields }), now).paidAt;
    expect(paidAt({ status: "completed" })).toBe(now);
    expect(paidAt({ status: "completed", finished_at_utc: String(now / 1000 - 60) })).toBe(
      now - 60_000,
    );
    expect(paidAt({ status: "completed", finished_at_utc: String(now - 60_000) })).toBe(
      now - 60_000,
    );
    expect(paidAt({ status: "pending internal" })).toBe(now);
    expect([paidAt({ status: "pending" }), paidAt({ status: "expired", amount: "0.5" })]).toEqual([
      null,
      null,
    ]);
  });

  test("an unknown status is refused", () => {
    expect(() => reportOf(PlisioOperation.parse({ ...asked, status: "paid" }), now)).toThrow(
      "UNKNOWN_STATUS",
    );
  });
});
