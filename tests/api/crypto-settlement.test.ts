// What the gateway's reports do to money: booked once, never over a person's head, and never without a trace.
import { expect, test } from "vitest";
import { settleDue } from "~server/api/background/settle-due";
import { describeEachEngine } from "../support/backend";
import type { Administrator } from "../support/people";
import { payByCrypto, paymentOf, play, signedInAgain } from "../support/crypto-gateway";

describeEachEngine("a crypto payment", (portal) => {
  test("that is complete books its deposit once, however many ask at once", async () => {
    const nora = await portal().register();
    const payment = await payByCrypto(nora);
    await play(portal(), payment, "pay_in_full");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => nora.get(`/payments/crypto/${payment.cryptoOrderNumber}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await paymentOf(nora, payment)).toMatchObject({
      status: "completed",
      cryptoReceived: "0.001",
      transaction: { status: "successful", version: 2 },
    });
    expect(await nora.wallet()).toMatchObject({
      availableBalance: 65,
      pendingDeposit: 0,
      totalBalance: 65,
    });
    const [line] = (
      await portal().context.storage.store.audit.ofSubject(`transaction:${payment.transaction.id}`)
    ).slice(-1);
    expect(line).toMatchObject({ actor_id: "crypto-gateway", action: "crypto_payment.completed" });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is asked about once in 15 seconds at most", async () => {
    const nora = await portal().register();
    const payment = await payByCrypto(nora);
    const seconds = (count: number) => portal().advance({ minutes: count / 60 });
    await play(portal(), payment, "show_payment");
    expect((await paymentOf(nora, payment)).status).toBe("pending");
    await play(portal(), payment, "confirm_payment");
    seconds(-30);
    seconds(14);
    expect((await paymentOf(nora, payment)).status).toBe("pending");
    seconds(1);
    expect((await paymentOf(nora, payment)).status).toBe("confirming");
    expect(await nora.available()).toBe(0);
  });

  test.each([
    [
      "nobody paid in time",
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
      "half was paid and the time is over",
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
      await play(portal(), payment, move);
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
      });
  });
});

describeEachEngine("a payment that somebody decided by hand", (portal) => {
  test.each([
    ["approved", "approve", 65, undefined],
    ["rejected", "reject", 0, "unbooked"],
  ] as const)(
    "%s, and then completed: is left as it was decided, and nothing is booked twice",
    async (_what, verb, available, reviewFlag) => {
      const [nora, ada] = [await portal().register(), await portal().admin()];
      const payment = await payByCrypto(nora);
      await ada.decide(payment.transaction.id, verb);
      await play(portal(), payment, "pay_in_full");
      const found = await paymentOf(nora, payment);
      expect([found.status, found.reviewFlag, found.transaction.version]).toEqual([
        "completed",
        reviewFlag,
        2,
      ]);
      expect(await nora.available()).toBe(available);
      expect(await portal().ledgerFaults()).toEqual([]);
    },
  );

  test.each([
    ["rejected", (ada: Administrator, id: string) => ada.decide(id, "reject"), "failed"],
    [
      "marked pending again",
      async (ada: Administrator, id: string) => {
        await ada.decide(id, "reject");
        await ada.setStatus(id, "pending");
      },
      "pending",
    ],
  ] as const)(
    "%s, which the gateway fails and then completes after all: stays as it was decided, and is flagged",
    async (_what, decide, status) => {
      const [nora, ada] = [await portal().register(), await portal().admin()];
      const payment = await payByCrypto(nora, { amount: "1000.00" });
      await decide(ada, payment.transaction.id);
      await play(portal(), payment, "fail");
      expect(await paymentOf(nora, payment)).toMatchObject({
        status: "error",
        transaction: { status },
      });
      await play(portal(), payment, "pay_in_full");
      expect(await paymentOf(nora, payment)).toMatchObject({
        status: "completed",
        reviewFlag: "unbooked",
        transaction: { status },
      });
      expect(await nora.available()).toBe(0);
      expect(await portal().ledgerFaults()).toEqual([]);
    },
  );

  test("at the moment the gateway reports it: one of the two books it", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const payment = await payByCrypto(nora);
    await play(portal(), payment, "pay_in_full");
    await Promise.all([
      ada.decide(payment.transaction.id, "approve"),
      paymentOf(nora, payment),
      settleDue(portal().context),
    ]);
    expect(await paymentOf(nora, payment)).toMatchObject({
      status: "completed",
      transaction: { status: "successful", version: 2 },
    });
    expect(await nora.available()).toBe(65);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("marked pending after it was booked, waits for a person", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const payment = await payByCrypto(nora);
    await play(portal(), payment, "pay_in_full");
    await paymentOf(nora, payment);
    expect((await ada.setStatus(payment.transaction.id, "pending")).status).toBe(200);
    portal().advance({ hours: 1 });
    await settleDue(portal().context);
    expect(await paymentOf(nora, payment)).toMatchObject({
      transaction: { status: "pending", version: 3 },
    });
    expect(await nora.available()).toBe(0);
  });
});

describeEachEngine("the background pass", (portal) => {
  test("books and ends payments that nobody looks at", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    const [paid, forgotten] = [await payByCrypto(nora), await payByCrypto(rita)];
    await play(portal(), paid, "pay_in_full");
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

  test("asks about those first that wait longest, whoever's they are", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    const older = await payByCrypto(rita);
    const newer = [];
    for (let time = 1; time <= 3; time += 1) {
      portal().advance({ minutes: 1 });
      newer.push(await payByCrypto(nora));
    }
    portal().advance({ minutes: 2 });
    const { cryptoPayments } = portal().context.storage.store;
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

  test("notices money that comes after a payment has failed, and asks a person", async () => {
    const nora = await portal().register();
    const payment = await payByCrypto(nora);
    await play(portal(), payment, "expire");
    await paymentOf(nora, payment);
    expect(await nora.transaction(payment.transaction.id)).toMatchObject({ status: "failed" });
    await play(portal(), payment, "pay_in_full");
    portal().advance({ hours: 7 });
    await settleDue(portal().context);
    expect(await nora.transaction(payment.transaction.id)).toMatchObject({ status: "pending" });
    expect(await nora.available()).toBe(0);
  });
});

describeEachEngine("money for a deposit that is gone", (portal) => {
  test.each([
    ["its transaction was deleted", (id: string) => `/transactions/${id}`, {}],
    [
      "its wallet was closed",
      (_id: string, userId: string) => `/wallets/admin/user/${userId}`,
      { confirmed: true },
    ],
  ])("since %s: is booked nowhere and flagged", async (_what, pathOf, body) => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const payment = await payByCrypto(nora);
    expect((await ada.delete(pathOf(payment.transaction.id, nora.id), body)).status).toBe(200);
    await play(portal(), payment, "pay_in_full");
    portal().advance({ minutes: 2 });
    await settleDue(portal().context);
    const row = await portal().context.storage.store.cryptoPayments.byOrderNumber(
      payment.cryptoOrderNumber,
    );
    expect(row).toMatchObject({ status: "completed", review_flag: "unbooked" });
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});
