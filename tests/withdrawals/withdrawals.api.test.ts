import { expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bankOfZoe, bitcoinAddress } from "../support/inputs/inputs";

describeEitherEngine("withdrawals", (portal) => {
  const request = "/wallets/withdrawal/request";

  test("put the money on hold immediately; a rejection returns it, an approval pays it out", async () => {
    const [hana, ada] = [await portal().customerWith("1000"), await portal().admin()];
    const [refused, paid] = [await hana.withdraw("250.25"), await hana.withdraw("100")];
    expect(await hana.wallet()).toMatchObject({
      availableBalance: 649.75,
      pendingWithdrawal: 350.25,
      totalBalance: 1000,
    });
    expect((await ada.reject(refused.id, "Confirm your address first.")).wallet).toMatchObject({
      availableBalance: 900,
      pendingWithdrawal: 100,
      totalBalance: 1000,
    });
    expect((await ada.approve(paid.id)).wallet).toMatchObject({
      availableBalance: 900,
      pendingWithdrawal: 0,
      totalBalance: 900,
    });
    expect(await hana.transaction(refused.id)).toMatchObject({
      status: "failed",
      reason: "Confirm your address first.",
    });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("return a message and the reference", async () => {
    const hana = await portal().customerWith("10");
    await hana.saveBank();
    const answer = await hana.post(request, { amount: "10.00", description: "Rent" });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: "Your withdrawal request is under review",
        transactionRef: expect.stringMatching(/^TX-/),
        transaction: {
          action: "bank_withdrawal",
          paymentMethod: "bank",
          description: "Rent",
          destination: "Lakeside Federal Bank ••••6789, Hana Howard",
        },
      },
    });
  });

  test("fix their destination", async () => {
    const hana = await portal().customerWith("10");
    const withdrawal = await hana.withdraw("10");
    await hana.patch("/wallets/bank-details/update", bankOfZoe);
    expect((await hana.transaction(withdrawal.id)).destination).toBe(
      "Lakeside Federal Bank ••••6789, Hana Howard",
    );
  });

  test("can use either path for a BTC address", async () => {
    const hana = await portal().customerWith("30");
    await hana.confirm();
    for (const path of ["/wallets/withdraw", request]) {
      const answer = await hana.post(path, {
        amount: 15,
        walletAddress: bitcoinAddress,
        paymentMethod: "crypto_payment",
      });
      expect(answer.body).toMatchObject({
        transaction: {
          action: "crypto_payment",
          paymentMethod: "crypto_payment",
          destination: "BTC 1A1zP1…DivfNa",
        },
      });
    }
  });

  test.each([
    ["an empty address", ""],
    ["a wrong checksum", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb"],
    ["another coin", "0x52908400098527886E0F7030069857D2E4169EE7"],
    ["a test network", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn"],
  ])("to %s are refused at the address", async (_what, walletAddress) => {
    const hana = await portal().customerWith("10");
    const answer = await hana.post("/wallets/withdraw", { amount: 10, walletAddress });
    expect(answer).toMatchObject({
      status: 422,
      errors: { walletAddress: ["Please enter a valid wallet address"] },
    });
    expect(await hana.available()).toBe(10);
  });

  test("to a bank need bank details", async () => {
    const hana = await portal().customerWith("10");
    expect(await hana.post(request, { amount: 10 })).toMatchObject({
      status: 422,
      code: "no_bank_details",
      message: "Please add bank details first",
    });
  });

  test("never exceed the available balance", async () => {
    const hana = await portal().customerWith("10");
    await hana.saveBank();
    expect(await hana.post(request, { amount: "10.01" })).toMatchObject({
      status: 422,
      errors: { amount: ["Insufficient balance"] },
    });
    await hana.withdraw("6");
    expect(await hana.post(request, { amount: "4.01" })).toMatchObject({
      code: "insufficient_funds",
    });
    expect(await hana.wallet()).toMatchObject({ availableBalance: 4, pendingWithdrawal: 6 });
  });

  test("are refused if the account is not active", async () => {
    const hana = await portal().customerWith("10");
    await hana.saveBank();
    await usersIn(portal().context.storage.db).update(hana.id, { account_status: "inactive" });
    expect(await hana.post(request, { amount: 1 })).toMatchObject({
      status: 403,
      code: "account_may_not_move_money",
    });
    expect(await hana.post("/drafts", { kind: "bank_withdrawal", amount: 1 })).toMatchObject({
      status: 403,
    });
  });
});

describeEitherEngine(
  "withdrawals with REQUIRE_KYC=withdrawals",
  (portal) => {
    test("wait for an approved identity", async () => {
      const hana = await portal().customerWith("10");
      await hana.saveBank();
      expect(await hana.post("/wallets/withdrawal/request", { amount: 1 })).toMatchObject({
        status: 403,
        code: "kyc_required",
      });
      await usersIn(portal().context.storage.db).update(hana.id, { kyc_status: "approved" });
      expect((await hana.post("/wallets/withdrawal/request", { amount: 1 })).status).toBe(201);
    });
  },
  { REQUIRE_KYC: "withdrawals" },
);
