// A draft is confirmed once, with what was reviewed.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bitcoinsFor } from "../support/stubs/crypto-gateway";
import { bankOfZoe, bitcoinAddress } from "../support/inputs/inputs";

describeEitherEngine("a draft", (portal) => {
  test("is confirmed once, however often it is posted", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id } = await hana.draft("bank_withdrawal", "30.00", { description: "rent" });
    const confirm = () => hana.confirmDraft(id);
    const answers = await Promise.all(Array.from({ length: 20 }, confirm));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 201,
      body: { transaction: { status: "pending", amount: 30, description: "rent" } },
    });
    expect(await hana.available()).toBe(70);
    portal().advance({ minutes: 31 });
    expect((await confirm()).body).toEqual(answers[0]?.body);
    expect((await hana.get(`/drafts/${id}`)).body).toMatchObject({
      transaction: { status: "pending", amount: 30 },
    });
  });

  test("of a withdrawal says when it should arrive, and about how much crypto", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const bank = await hana.draft("bank_withdrawal", "30.00");
    const coins = await hana.draft("crypto_withdrawal", "65.00", { walletAddress: bitcoinAddress });
    const day: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const bankDraft = await hana.get(`/drafts/${bank.id}`);
    expect(bankDraft.body).toMatchObject({ expectedDay: day });
    expect(bankDraft.body).not.toHaveProperty("coinEstimate");
    expect((await hana.get(`/drafts/${coins.id}`)).body).toMatchObject({
      expectedDay: day,
      coinEstimate: { amount: bitcoinsFor(portal(), 65), code: "BTC", currency: "USD" },
    });
    await hana.confirmDraft(bank.id);
    expect((await hana.get(`/drafts/${bank.id}`)).body).not.toHaveProperty("expectedDay");
  });

  test("is confirmed only at its own path: its ID is a key like any other", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id } = await hana.draft("bank_withdrawal", "30.00");
    await hana.post("/wallets/withdrawal/request", { amount: "20.00" }, { key: id });
    expect((await hana.get(`/drafts/${id}`)).body).not.toHaveProperty("transaction");
    // The key is taken: a client that confirmed it in the old way isn't charged twice.
    expect((await hana.confirmDraft(id)).code).toBe("key_reused");
    expect(await hana.available()).toBe(80);
  });

  test("sends the money to the account that was reviewed, not to one saved since", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id, destination } = await hana.draft("bank_withdrawal", "30.00");
    await hana.patch("/wallets/bank-details/update", bankOfZoe);
    const answer = await hana.confirmDraft(id);
    expect(answer.body).toMatchObject({ transaction: { destination } });
    expect(destination).toBe("Lakeside Federal Bank ••••6789, Hana Howard");
  });

  test("cannot be confirmed by someone else, or too late", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id } = await hana.draft("crypto_withdrawal", "30.00", {
      walletAddress: bitcoinAddress,
    });
    const mallory = await portal().register();
    expect((await mallory.confirmDraft(id)).status).toBe(404);
    portal().advance({ minutes: 31 });
    const late = await hana.confirmDraft(id);
    expect(late).toMatchObject({ status: 410, code: "draft_expired" });
    expect((await hana.get(`/drafts/${id}`)).code).toBe("draft_expired");
    expect(await hana.available()).toBe(100);
  });

  test("is refused for the same reasons as the transaction", async () => {
    const nora = await portal().register();
    const refusals = [
      await nora.post("/drafts", { kind: "card_deposit", amount: "10.00" }),
      await nora.post("/drafts", { kind: "bank_withdrawal", amount: "10.00" }),
      await nora.post("/drafts", {
        kind: "crypto_withdrawal",
        amount: "10.00",
        walletAddress: bitcoinAddress,
      }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual([
      "no_card",
      "insufficient_funds",
      "insufficient_funds",
    ]);
    const hana = await portal().customerWith("50.00");
    const address = await hana.post("/drafts", {
      kind: "crypto_withdrawal",
      amount: "10.00",
      walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
    });
    expect(address.errors).toEqual({ walletAddress: ["Please enter a valid wallet address"] });
    expect((await hana.post("/drafts", { kind: "bank_withdrawal", amount: "10.00" })).message).toBe(
      "Please add bank details first",
    );
  });
});
