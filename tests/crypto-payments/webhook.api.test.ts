// Notices of the gateway: only a signed one leaves a trace, each has one effect, and its words alone book nothing.
import pg from "pg";
import { expect, test } from "vitest";
import { failedAttemptsIn } from "~server/features/users/failed-attempt-store";
import { applyDue } from "~server/features/crypto-payments/apply-delivery";
import type { TestPortal } from "../support/portal/backend";
import { describeEachEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, bitcoinOrder } from "../support/stubs/crypto-gateway";
import { misbehaviors } from "../support/stubs/misbehaviors";
import { plisioPortal } from "../support/stubs/plisio-portal";
import { storedRows } from "../support/database/stored-text";

describeEachEngine("a webhook", (portal) => {
  const deliveries = async () => (await storedRows(portal())).get("gateway_deliveries") ?? [];

  test("that is signed posts what the gateway then returns, once", async () => {
    const { stub, customer, notify } = await plisioPortal(portal());
    const nora = await customer();
    const { cryptoOrderNumber } = await payByCrypto(nora);
    stub.play(cryptoOrderNumber, "pay_in_full");
    const notice = stub.noticeOf(cryptoOrderNumber);
    const asked = stub.asked.length;
    expect(await notify(notice)).toMatchObject({ status: 200, body: { message: "Noted" } });
    expect(stub.asked.slice(asked)).toEqual(["operations/txn1"]);
    expect(await nora.wallet()).toMatchObject({ availableBalance: 65 });
    const rows = await deliveries();
    const sorted = Object.fromEntries(Object.entries(notice).sort());
    for (const again of [notice, notice, sorted])
      expect((await notify(again)).status).toBe(again === sorted ? 401 : 200);
    expect([await deliveries(), stub.asked.length]).toEqual([rows, asked + 1]);
    expect(await nora.wallet()).toMatchObject({ availableBalance: 65 });
  });

  test("that says more than the gateway returns posts nothing", async () => {
    const { stub, customer, notify } = await plisioPortal(portal());
    const nora = await customer();
    const { cryptoOrderNumber } = await payByCrypto(nora);
    stub.play(cryptoOrderNumber, "pay_in_full");
    const premature = stub.noticeOf(cryptoOrderNumber);
    stub.play(cryptoOrderNumber, "show_payment");
    expect((await notify(premature)).status).toBe(200);
    expect(await nora.wallet()).toMatchObject({ availableBalance: 0, pendingDeposit: 65 });
  });

  test("that is forged, malformed, too large or for an unknown order leaves no row and causes no query", async () => {
    const { stub, customer, notify } = await plisioPortal(portal());
    const nora = await customer();
    const { cryptoOrderNumber } = await payByCrypto(nora);
    stub.play(cryptoOrderNumber, "pay_in_full");
    const good = stub.noticeOf(cryptoOrderNumber);
    const forged = stub.noticeOf(cryptoOrderNumber, "another key");
    stub.invoices.set("CP-ELSEWHERE", {
      txnId: "t9",
      orderNumber: "CP-ELSEWHERE",
      amount: "1",
      expiresAt: 0,
      status: "completed",
      received: "1",
      finishedAt: null,
    });
    const [before, asked] = [await storedRows(portal()), stub.asked.length];
    const statuses: number[] = [];
    const odd = [
      forged,
      { ...good, status: "mismatch" },
      { ...good, verify_hash: "" },
      {},
      [good],
      "text",
      "",
      "{",
      "x".repeat(40_000),
      stub.noticeOf("CP-ELSEWHERE"),
    ];
    for (const notice of odd) statuses.push((await notify(notice)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 400, 400, 400, 400, 413, 200]);
    expect(await storedRows(portal())).toEqual(before);
    expect(stub.asked.length).toBe(asked);
  });

  test("whose query fails is still acknowledged, and queried later", async () => {
    const { stub, context, customer, notify } = await plisioPortal(portal(), {
      timeLimitMs: 1_000,
    });
    const nora = await customer();
    const { cryptoOrderNumber } = await payByCrypto(nora);
    stub.play(cryptoOrderNumber, "pay_in_full");
    stub.misbehaviour = misbehaviors.hangs ?? null;
    expect((await notify(stub.noticeOf(cryptoOrderNumber))).status).toBe(200);
    expect(await nora.wallet()).toMatchObject({ availableBalance: 0 });
    stub.misbehaviour = null;
    expect(await applyDue(context)).toBe(0);
    portal().advance({ minutes: 1 });
    expect([await applyDue(context), await applyDue(context)]).toEqual([1, 0]);
    expect(await nora.wallet()).toMatchObject({ availableBalance: 65 });
  });

  test("for an invoice whose creation was not confirmed posts the money paid for it", async () => {
    const { stub, customer, notify } = await plisioPortal(portal(), { timeLimitMs: 1_000 });
    stub.isWhiteLabel = false;
    const nora = await customer();
    stub.meanwhile = () =>
      Promise.resolve(stub.invoices.size > 0 && (stub.misbehaviour = misbehaviors.hangs ?? null));
    expect(await nora.post("/payments/crypto/create", bitcoinOrder)).toMatchObject({
      status: 502,
      code: "crypto_payment_failed",
    });
    stub.meanwhile = () => Promise.resolve();
    stub.misbehaviour = null;
    const [cryptoOrderNumber = ""] = stub.invoices.keys();
    stub.play(cryptoOrderNumber, "pay_in_full");
    expect((await notify(stub.noticeOf(cryptoOrderNumber))).status).toBe(200);
    expect(await paymentOf(nora, { cryptoOrderNumber })).toMatchObject({
      status: "completed",
      transaction: { status: "successful" },
    });
    expect(await nora.wallet()).toMatchObject({ availableBalance: 65, pendingDeposit: 0 });
    expect(stub.invoices.size).toBe(1);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("isn't accepted with the simulated gateway", async () => {
    expect(
      await portal().visitor().post("/payments/crypto/callback", { verify_hash: "00" }),
    ).toMatchObject({ status: 404, code: "not_found" });
  });
});

async function openTransactions({ databaseUrl }: TestPortal): Promise<number> {
  if (!databaseUrl) return 0;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  await client.end();
  return rowCount ?? 0;
}

describeEachEngine("while the gateway is queried", (portal) => {
  test("no database transaction is open", async () => {
    const { stub, context, customer, notify } = await plisioPortal(portal());
    const nora = await customer();
    const written: string[] = [];
    stub.meanwhile = async () => {
      const path = stub.asked.at(-1) ?? "";
      // SQLite lets no one else write meanwhile; PostgreSQL says itself who idles in a transaction.
      await context.storage.transaction((db) =>
        failedAttemptsIn(db).add(`meanwhile ${path}`, context.now(), 0),
      );
      expect(await openTransactions(portal())).toBe(0);
      written.push(path);
    };
    await nora.get("/payments/crypto/currencies");
    const { cryptoOrderNumber } = await payByCrypto(nora);
    portal().advance({ minutes: 1 });
    await paymentOf(nora, { cryptoOrderNumber });
    stub.play(cryptoOrderNumber, "pay_in_full");
    await notify(stub.noticeOf(cryptoOrderNumber));
    expect(await nora.wallet()).toMatchObject({ availableBalance: 65 });
    expect(written).toEqual([
      "currencies/USD",
      "invoices/new",
      "operations/txn1",
      "operations/txn1",
    ]);
    expect(written).toEqual(stub.asked);
  });
});
