import { expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { formOf } from "../support/inputs/inputs";

describeEitherEngine("card deposits", (portal) => {
  test("wait for a decision, and raise the available balance by exactly their amount", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    await nora.saveCard();
    const deposit = await nora.deposit("1234.56");
    expect(deposit).toMatchObject({
      amount: 1234.56,
      status: "pending",
      type: "deposit",
      action: "funding",
      paymentMethod: "card",
      currency: "USD",
      version: 1,
    });
    expect(deposit.reference).toMatch(/^TX-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await nora.wallet()).toMatchObject({
      availableBalance: 0,
      pendingDeposit: 1234.56,
      totalBalance: 0,
    });

    const answer = await ada.approve(deposit.id);
    expect(answer.wallet).toMatchObject({
      availableBalance: 1234.56,
      pendingDeposit: 0,
      totalBalance: 1234.56,
      balance: 1234.56,
    });
    expect(answer.transaction).toMatchObject({ status: "successful", version: 2 });
    expect((await nora.wallet()).transactions[0]).toMatchObject({
      id: deposit.id,
      status: "successful",
    });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("show their reason after a rejection, and add no money", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    await nora.saveCard();
    const deposit = await nora.deposit("50");
    await ada.reject(deposit.id, "The card isn't in your name.");
    expect(await nora.transaction(deposit.id)).toMatchObject({
      status: "failed",
      reason: "The card isn't in your name.",
    });
    expect(await nora.wallet()).toMatchObject({ availableBalance: 0, pendingDeposit: 0 });
  });

  test("need a card that has not expired", async () => {
    const nora = await portal().register();
    const topUp = () => nora.post("/wallets/top-up", { amount: 10 });
    expect(await topUp()).toMatchObject({
      status: 422,
      code: "no_card",
      message: "Add a card first.",
    });
    await nora.saveCard({ expiryDate: "10/26" });
    expect((await nora.get("/wallets/card/info")).body).toMatchObject({ isActive: false });
    expect(await topUp()).toMatchObject({ status: 422, code: "card_expired" });
    await nora.saveCard({ expiryDate: "11/26" });
    expect((await topUp()).status).toBe(201);
  });

  test("are refused if the account is not active", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    await usersIn(portal().context.storage.db).update(nora.id, { account_status: "pending" });
    expect(await nora.post("/wallets/top-up", { amount: 10 })).toMatchObject({
      status: 403,
      code: "account_may_not_move_money",
    });
    expect(await nora.wallet()).toMatchObject({ pendingDeposit: 0 });
  });

  test("stay within the maximum", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    expect((await nora.post("/wallets/top-up", { amount: 1_000_000 })).status).toBe(201);
    const tooMuch = await nora.post("/wallets/top-up", { amount: "1000000.01" });
    expect(tooMuch).toMatchObject({
      status: 422,
      errors: { amount: ["The maximum per transaction is $1,000,000.00."] },
    });
  });

  test("don't accept crypto, a form instead of JSON, or a body with another user's ID", async () => {
    const [nora, hana] = [await portal().register(), await portal().register()];
    await nora.saveCard();
    expect(
      await nora.post("/wallets/top-up", { amount: 10, paymentMethod: "crypto_payment" }),
    ).toMatchObject({ status: 400, errors: { paymentMethod: expect.any(Array) } });
    expect(await nora.post("/wallets/top-up", formOf({ amount: "10" }))).toMatchObject({
      status: 415,
      code: "unsupported_media_type",
    });
    const smuggled = await nora.post("/wallets/top-up", {
      amount: 10,
      userId: hana.id,
      status: "successful",
    });
    expect([smuggled.status, Object.keys(smuggled.errors)]).toEqual([400, ["userId", "status"]]);
    expect((await nora.wallet()).transactions).toEqual([]);
    expect(await hana.wallet()).toMatchObject({ pendingDeposit: 0, transactions: [] });
  });
});
