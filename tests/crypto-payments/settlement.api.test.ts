// What the gateway's reports do to money: posted once, never over a person's head, and never without a trace.
import { expect, test } from "vitest";
import { auditIn } from "../../server/features/audit/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, actAsPayer, signedInAgain } from "../support/stubs/crypto-gateway";

describeEitherEngine("a crypto payment", (portal) => {
  test("that is complete posts its deposit once, however many requests come at once", async () => {
    const nora = await portal().register();
    const payment = await payByCrypto(nora);
    await actAsPayer(portal(), payment, "pay_in_full");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => nora.get(`/payments/crypto/${payment.cryptoOrderNumber}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await paymentOf(nora, payment)).toMatchObject({
      status: "completed",
      cryptoReceived: payment.cryptoAmount,
      transaction: { status: "successful", version: 2 },
    });
    expect(await nora.wallet()).toMatchObject({
      availableBalance: 65,
      pendingDeposit: 0,
      totalBalance: 65,
    });
    const [line] = (
      await auditIn(portal().context.storage.db).ofSubject(`transaction:${payment.transaction.id}`)
    ).slice(-1);
    expect(line).toMatchObject({ actor_id: "crypto-gateway", action: "crypto_payment.completed" });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is queried at most once in 15 seconds", async () => {
    const nora = await portal().register();
    const payment = await payByCrypto(nora);
    const seconds = (count: number) => portal().advance({ minutes: count / 60 });
    await actAsPayer(portal(), payment, "show_payment");
    expect((await paymentOf(nora, payment)).status).toBe("pending");
    await actAsPayer(portal(), payment, "confirm_payment");
    seconds(-30);
    seconds(14);
    expect((await paymentOf(nora, payment)).status).toBe("pending");
    seconds(1);
    expect((await paymentOf(nora, payment)).status).toBe("confirming");
    expect(await nora.available()).toBe(0);
  });

  test.each([
    [
      "it wasn't paid in time",
      [],
      24.1,
      { status: "expired", transaction: { status: "failed", reason: "Crypto payment expired" } },
      0,
    ],
    [
      "the gateway failed",
      ["fail"],
      0,
      { status: "error", transaction: { status: "failed", reason: "Crypto payment failed" } },
      0,
    ],
    [
      "half was paid when it expired",
      ["pay_half"],
      24.1,
      { status: "expired", reviewFlag: "underpaid", transaction: { status: "pending" } },
      0,
    ],
    [
      "too much was paid",
      ["pay_too_much"],
      0,
      {
        status: "completed",
        reviewFlag: "overpaid",
        transaction: { status: "successful", amount: 65 },
      },
      65,
    ],
    [
      "it was paid late",
      ["expire", "pay_in_full"],
      0,
      { status: "completed", reviewFlag: "late", transaction: { status: "pending" } },
      0,
    ],
  ] as const)("where %s", async (_what, moves, hours, expected, available) => {
    const nora = await portal().register();
    const payment = await payByCrypto(nora);
    for (const move of moves) {
      await actAsPayer(portal(), payment, move);
      await paymentOf(nora, payment);
    }
    portal().advance({ hours });
    const later = await signedInAgain(portal(), nora);
    expect(await paymentOf(later, payment)).toMatchObject(expected);
    expect(await later.available()).toBe(available);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("belongs to its customer and to administrators", async () => {
    const [nora, rita, ada] = [
      await portal().register(),
      await portal().register(),
      await portal().admin(),
    ];
    const payment = await payByCrypto(nora);
    expect(await rita.get(`/payments/crypto/${payment.cryptoOrderNumber}`)).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect((await ada.get(`/payments/crypto/${payment.cryptoOrderNumber}`)).status).toBe(200);
    expect(
      (await portal().visitor().get(`/payments/crypto/${payment.cryptoOrderNumber}`)).status,
    ).toBe(401);
  });

  test("keeps its amount", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const { transaction } = await payByCrypto(nora);
    for (const by of [nora, ada])
      expect(await by.patch(`/transactions/${transaction.id}`, { amount: 70 })).toMatchObject({
        status: 403,
        code: "amount_locked",
        errors: {
          amount: ["This amount can't be changed. Cancel the request and make a new one."],
        },
      });
  });
});
