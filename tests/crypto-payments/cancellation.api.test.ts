// Cancelling a crypto deposit: not over coins that have come in, and those that come afterwards wait for a person.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, actAsPayer } from "../support/stubs/crypto-gateway";

describeEitherEngine("a partly paid payment", (portal) => {
  test.each(["status", "edit"])(
    "can't be canceled by its customer, even if the portal doesn't know of the coins yet: %s",
    async (how) => {
      const nora = await portal().register();
      const payment = await payByCrypto(nora);
      await actAsPayer(portal(), payment, "pay_half");
      const path = `/transactions/${payment.transaction.id}${how === "status" ? "/status" : ""}`;
      expect(await nora.patch(path, { status: "failed" })).toMatchObject({
        status: 409,
        code: "coins_received",
      });
      expect(await paymentOf(nora, payment)).toMatchObject({
        status: "pending",
        transaction: { status: "pending" },
      });
    },
  );

  test("is in the review queue after the next query if it was canceled before", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const payment = await payByCrypto(nora);
    expect(
      (await nora.patch(`/transactions/${payment.transaction.id}/status`, { status: "failed" }))
        .status,
    ).toBe(200);
    await actAsPayer(portal(), payment, "pay_half");
    expect(await paymentOf(nora, payment)).toMatchObject({
      reviewFlag: "unposted",
      transaction: { status: "failed" },
    });
    const { body } = await ada.get("/queues");
    expect(body).toMatchObject({
      queues: expect.arrayContaining([
        expect.objectContaining({ name: "crypto", firstId: payment.transaction.id }),
      ]),
    });
  });

  test("isn't queried if there is nothing left to cancel", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const payment = await payByCrypto(nora);
    const path = `/transactions/${payment.transaction.id}/status`;
    expect((await ada.patch(path, { status: "failed" })).status).toBe(200);
    await actAsPayer(portal(), payment, "pay_half");
    expect((await nora.patch(path, { status: "failed" })).status).toBe(403);
    const { db } = portal().context.storage;
    const flagged = await db
      .selectFrom("audit")
      .select("id")
      .where("action", "=", "crypto_payment.flagged")
      .where("subject", "=", `crypto_payment:${payment.cryptoOrderNumber}`)
      .execute();
    expect(flagged).toEqual([]);
    expect(await paymentOf(nora, payment)).toMatchObject({ reviewFlag: "unposted" });
  });
});
