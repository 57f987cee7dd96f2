// Payments that no booking can put right: they wait in the queue until an administrator has settled them manually.
import { expect, test } from "vitest";
import { handleUpdate } from "~server/features/crypto-payments/handle-update";
import { AuditLines } from "~server/features/audit-log/schemas";
import { QueueList } from "~server/features/queues/schemas";
import { Transaction } from "~server/features/ledger/transaction-schemas";
import { atomsOf } from "~server/kernel/coin-amount";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, actAsPayer } from "../support/stubs/crypto-gateway";
import { read, type Administrator } from "../support/people/people";

const waiting = async (admin: Administrator) =>
  read(QueueList, await admin.get("/queues")).queues.find(({ name }) => name === "crypto")?.waiting;
const settle = (
  admin: Pick<Administrator, "post">,
  orderNumber: string,
  note = "Refunded, reference 4711",
) => admin.post(`/wallets/admin/crypto-payment/${orderNumber}/settlement`, { note });

describeEitherEngine("a crypto payment to review", (portal) => {
  test("that is overpaid is in the queue although it is posted, until it is resolved", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    const payment = await payByCrypto(nora);
    await actAsPayer(portal(), payment, "pay_too_much");
    await paymentOf(nora, payment);
    expect(await waiting(ada)).toBe(1);
    const settled = read(Transaction, await settle(ada, payment.cryptoOrderNumber));
    expect(settled).toMatchObject({
      status: "successful",
      cryptoReviewFlag: "overpaid",
      cryptoSettledAt: new Date(portal().context.now()).toISOString(),
    });
    expect([await waiting(ada), await nora.available()]).toEqual([0, 65]);
    const { lines } = read(
      AuditLines,
      await ada.get(`/audit?record=${payment.transaction.id}&action=crypto_payment.settled`),
    );
    expect(lines).toMatchObject([
      { by: { id: ada.id }, person: { id: nora.id }, reason: "Refunded, reference 4711" },
    ]);
    expect((await settle(ada, payment.cryptoOrderNumber)).code).toBe("not_in_review");
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("for a wallet that was closed doesn't stay in the queue forever", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    const payment = await payByCrypto(nora);
    await ada.closeWallet(nora.id);
    portal().advance({ minutes: 1 });
    await actAsPayer(portal(), payment, "pay_in_full");
    await paymentOf(nora, payment);
    expect(await waiting(ada)).toBe(1);
    expect((await ada.setStatus(payment.transaction.id, "successful")).code).toBe("wallet_closed");
    expect((await settle(ada, payment.cryptoOrderNumber)).status).toBe(201);
    expect(await waiting(ada)).toBe(0);
  });

  test("is in the queue again if more money comes after it was resolved", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    const payment = await payByCrypto(nora);
    await nora.patch(`/transactions/${payment.transaction.id}/status`, { status: "failed" });
    portal().advance({ minutes: 1 });
    await actAsPayer(portal(), payment, "pay_in_full");
    await paymentOf(nora, payment);
    await settle(ada, payment.cryptoOrderNumber);
    expect(await waiting(ada)).toBe(0);
    portal().advance({ minutes: 1 });
    const { context } = portal();
    await handleUpdate(context, payment.cryptoOrderNumber, {
      status: "completed",
      received: atomsOf("1000"),
      paidAt: context.now(),
    });
    expect(await waiting(ada)).toBe(1);
  });

  test("can be resolved only by administrators, with a note, once there is no decision left", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    const payment = await payByCrypto(nora);
    expect((await settle(nora, payment.cryptoOrderNumber)).status).toBe(403);
    expect((await settle(ada, payment.cryptoOrderNumber)).code).toBe("decide_first");
    expect((await settle(ada, payment.cryptoOrderNumber, " ")).errors).toHaveProperty("note");
    expect((await settle(ada, "none")).status).toBe(404);
    await ada.reject(payment.transaction.id);
    expect((await settle(ada, payment.cryptoOrderNumber)).code).toBe("not_in_review");
  });

  test.each([
    ["pay_too_much", ["overpaid", "unposted"]],
    ["pay_in_full", ["unposted"]],
  ] as const)(
    "that was rejected, then %s, has each change of its flag in the audit log, also one that a decision causes",
    async (move, flags) => {
      const [ada, nora] = [await portal().admin(), await portal().register()];
      const payment = await payByCrypto(nora);
      await ada.setStatus(payment.transaction.id, "failed");
      portal().advance({ minutes: 1 });
      await actAsPayer(portal(), payment, move);
      await paymentOf(nora, payment);
      await ada.setStatus(payment.transaction.id, "successful");
      const { lines } = read(
        AuditLines,
        await ada.get(`/audit?record=${payment.cryptoOrderNumber}&action=crypto_payment.flagged`),
      );
      expect(lines.flatMap(({ changes }) => changes.map(({ after }) => after)).sort()).toEqual(
        flags,
      );
    },
  );
});
