// The background pass over crypto payments, and money for a deposit that is gone.
import { expect, test } from "vitest";
import { cryptoPaymentsIn } from "~server/features/crypto-payments/store";
import { settleDue } from "~server/features/crypto-payments/settle-due";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, actAsPayer, signedInAgain } from "../support/stubs/crypto-gateway";

describeEitherEngine("background work", (portal) => {
  test("posts and ends payments that no one has open", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    const [paid, forgotten] = [await payByCrypto(nora), await payByCrypto(rita)];
    await actAsPayer(portal(), paid, "pay_in_full");
    portal().advance({ minutes: 3 });
    expect(await settleDue(portal().context)).toBe(2);
    expect(await nora.available()).toBe(65);
    expect(await settleDue(portal().context)).toBe(0);
    portal().advance({ hours: 24 });
    await settleDue(portal().context);
    const later = await signedInAgain(portal(), rita);
    expect(await later.transaction(forgotten.transaction.id)).toMatchObject({
      status: "failed",
      reason: "Crypto payment expired",
    });
  });

  test("refreshes the longest-waiting payments first, across all customers", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    const older = await payByCrypto(rita);
    const newer = [];
    for (let time = 1; time <= 3; time += 1) {
      portal().advance({ minutes: 1 });
      newer.push(await payByCrypto(nora));
    }
    portal().advance({ minutes: 2 });
    const cryptoPayments = cryptoPaymentsIn(portal().context.storage.db);
    const due = async () => {
      const at = portal().context.now();
      return (
        await cryptoPayments.dueForCheck({ openBefore: at, endedBefore: 0, expiredSince: at })
      ).map((row) => row.order_number);
    };
    expect((await due()).slice(-4)).toEqual(
      [older, ...newer].map(({ cryptoOrderNumber }) => cryptoOrderNumber),
    );
    await paymentOf(rita, older);
    expect((await due()).at(-1)).toBe(older.cryptoOrderNumber);
  });

  test("finds money that comes after a payment has failed, and flags it for review", async () => {
    const nora = await portal().register();
    const payment = await payByCrypto(nora);
    await actAsPayer(portal(), payment, "expire");
    await paymentOf(nora, payment);
    expect(await nora.transaction(payment.transaction.id)).toMatchObject({ status: "failed" });
    await actAsPayer(portal(), payment, "pay_in_full");
    portal().advance({ hours: 7 });
    await settleDue(portal().context);
    expect(await nora.transaction(payment.transaction.id)).toMatchObject({ status: "pending" });
    expect(await nora.available()).toBe(0);
  });
});

describeEitherEngine("money for a deposit that is gone", (portal) => {
  test.each([
    ["its transaction was deleted", (id: string) => `/transactions/${id}`, {}],
    [
      "its wallet was closed",
      (_id: string, userId: string) => `/wallets/admin/user/${userId}`,
      { confirmed: true },
    ],
  ])("because %s is posted nowhere, and flagged", async (_what, pathOf, body) => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const payment = await payByCrypto(nora);
    expect((await ada.delete(pathOf(payment.transaction.id, nora.id), body)).status).toBe(200);
    await actAsPayer(portal(), payment, "pay_in_full");
    portal().advance({ minutes: 2 });
    await settleDue(portal().context);
    const row = await cryptoPaymentsIn(portal().context.storage.db).byOrderNumber(
      payment.cryptoOrderNumber,
    );
    expect(row).toMatchObject({ status: "completed", review_flag: "unposted" });
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});
