// What came in and went out in some days by its source, and the proof of the ledger.
import { expect, test } from "vitest";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { AuditLines } from "~server/features/audit-log/schemas";
import { LedgerIntegrity } from "~server/features/reconciliation/integrity-schemas";
import { PostedTotals } from "~server/features/reconciliation/schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, actAsPayer } from "../support/stubs/crypto-gateway";
import { read } from "../support/people/people";

async function paid(portal: TestPortal, move: Parameters<typeof actAsPayer>[2]) {
  const nora = await portal.register();
  const payment = await payByCrypto(nora);
  await actAsPayer(portal, payment, move);
  await paymentOf(nora, payment);
  return { nora, payment, orderNumber: payment.cryptoOrderNumber };
}

describeEitherEngine("the totals of a period", (portal) => {
  test("sum postings by source and currency, with reversals, and conversions separately", async () => {
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
    const { from, totals, sums, conversions } = read(
      PostedTotals,
      await ada.get("/reconciliation/totals"),
    );
    expect(from).toBe("2026-11-01");
    expect(totals).toEqual([
      { source: "card_deposit", currency: "USD", count: 1, in: 100, out: 0, net: 100 },
      { source: "crypto_deposit", currency: "USD", count: 2, in: 65 + 110, out: 0, net: 175 },
      { source: "admin_credit", currency: "USD", count: 1, in: 5, out: 0, net: 5 },
      { source: "bank_withdrawal", currency: "USD", count: 3, in: 20, out: 50, net: -30 },
      { source: "adjustment", currency: "USD", count: 1, in: 7, out: 0, net: 7 },
    ]);
    expect(sums).toEqual([{ currency: "USD", count: 8, in: 307, out: 50, net: 257 }]);
    expect(conversions).toEqual([{ from: "EUR", to: "USD", count: 1, paid: 100, posted: 110 }]);
    expect(
      read(PostedTotals, await ada.get("/reconciliation/totals?from=2026-10-01&to=2026-10-31"))
        .totals,
    ).toEqual([]);

    async function payByCryptoInEuros() {
      const payment = await payByCrypto(hana, { amount: "100.00", currency: "EUR" });
      await actAsPayer(portal(), payment, "pay_in_full");
      await paymentOf(hana, payment);
    }
  });
});

describeEitherEngine("the conversions of a period", (portal) => {
  test("count what was paid for a deposit once, however many parts of it were credited", async () => {
    const ada = await portal().admin();
    const hana = await portal().registerVerified();
    portal().rates.set("EUR", "USD", "1.1");
    const payment = await payByCrypto(hana, { amount: "100.00", currency: "EUR" });
    const credit = (amount: string) =>
      ada.patch(`/wallets/admin/transaction/${payment.transaction?.id}/approve`, { amount });
    const conversions = async () =>
      read(PostedTotals, await ada.get("/reconciliation/totals")).conversions;
    await actAsPayer(portal(), payment, "pay_half");
    expect((await credit("55.00")).status).toBe(200);
    expect(await conversions()).toMatchObject([{ paid: 50, posted: 55 }]);
    await actAsPayer(portal(), payment, "pay_in_full");
    expect((await credit("110.00")).status).toBe(200);
    expect(await conversions()).toMatchObject([{ paid: 100, posted: 110 }]);
    await ada.setStatus(payment.transaction?.id ?? "", "pending");
    expect(await conversions()).toMatchObject([{ paid: 0, posted: 0 }]);
  });
});

describeEitherEngine("the ledger check", (portal) => {
  test("stores its result, with any errors, and is for administrators", async () => {
    const ada = await portal().admin();
    const hana = await portal().customerWith("100.00");
    expect(read(LedgerIntegrity, await ada.get("/reconciliation/ledger"))).toEqual({
      canVerify: true,
    });
    const sound = read(LedgerIntegrity, await ada.post("/reconciliation/ledger"));
    expect(sound.lastCheck).toMatchObject({
      at: new Date(portal().context.now()).toISOString(),
      by: "Ada Admin",
      faults: 0,
      sentences: [],
    });
    const { id } = (await walletsIn(portal().context.storage.db).ofUser(hana.id)) ?? { id: "" };
    await portal().context.storage.transaction((db) =>
      transactionsIn(db).insert([{ ...rowOf(hana.id, id), created_at: 1, updated_at: 1 }]),
    );
    portal().advance({ minutes: 1 });
    const { lastCheck: check } = read(LedgerIntegrity, await ada.post("/reconciliation/ledger"));
    expect(check?.faults).toBeGreaterThan(0);
    expect(check?.sentences[0]).toMatch(/don't match|doesn't match/);
    expect(read(LedgerIntegrity, await ada.get("/reconciliation/ledger")).lastCheck).toEqual(check);
    expect((await hana.post("/reconciliation/ledger")).status).toBe(403);
    const { lines } = read(AuditLines, await ada.get("/audit?action=ledger.verified"));
    expect(lines).toHaveLength(2);
  });
});

/** A deposit that says it is posted, though nothing ever was. */
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
    reason_code: null,
    reason: null,
    destination_masked: null,
    destination_sealed: null,
    payable_from: null,
    card_id: null,
    payment_account_id: null,
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
