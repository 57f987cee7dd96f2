// A crypto payment that a person has decided about: the gateway's reports never overrule them.
import { expect, test } from "vitest";
import { settleDue } from "~server/features/crypto-payments/settle-due";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, actAsPayer } from "../support/stubs/crypto-gateway";
import { requestIn } from "../support/people/second-approval";
import type { Administrator } from "../support/people/people";

describeEitherEngine("a payment that someone decided manually", (portal) => {
  test.each([
    ["approved by two", "approve", 65, undefined],
    ["rejected", "reject", 0, "unposted"],
  ] as const)(
    "%s, and then completed: the decision stays, and nothing is posted twice",
    async (_what, verb, available, reviewFlag) => {
      const [nora, ada] = [await portal().register(), await portal().admin()];
      const payment = await payByCrypto(nora);
      const decided = await ada.decide(payment.transaction.id, verb);
      if (decided.status === 202) {
        const colleague = await portal().admin();
        await colleague.post(`/approval-requests/${requestIn(decided)}/approval`, {});
      }
      await actAsPayer(portal(), payment, "pay_in_full");
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
      await actAsPayer(portal(), payment, "fail");
      expect(await paymentOf(nora, payment)).toMatchObject({
        status: "error",
        transaction: { status },
      });
      await actAsPayer(portal(), payment, "pay_in_full");
      expect(await paymentOf(nora, payment)).toMatchObject({
        status: "completed",
        reviewFlag: "unposted",
        transaction: { status },
      });
      expect(await nora.available()).toBe(0);
      expect(await portal().ledgerFaults()).toEqual([]);
    },
  );

  test("while the gateway reports it: only one of the two posts it", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const payment = await payByCrypto(nora);
    await actAsPayer(portal(), payment, "pay_in_full");
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

  test("marked pending after it was posted: it waits for a review", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const payment = await payByCrypto(nora);
    await actAsPayer(portal(), payment, "pay_in_full");
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
