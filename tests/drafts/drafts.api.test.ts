// The draft's id is the transaction's idempotency key: confirmed once, with what was reviewed.
import { expect, test } from "vitest";
import { describeEachEngine } from "../support/portal/backend";
import { bankOfZoe, bitcoinAddress } from "../support/inputs/inputs";

describeEachEngine("a draft", (portal) => {
  test("is confirmed once, however often it is posted", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id } = await hana.draft("bank_withdrawal", "30.00", { description: "rent" });
    const confirm = () =>
      hana.post(
        "/wallets/withdrawal/request",
        { amount: "30.00", description: "rent" },
        { key: id },
      );
    const answers = await Promise.all(Array.from({ length: 20 }, confirm));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await hana.available()).toBe(70);
    expect((await hana.get(`/drafts/${id}`)).body).toMatchObject({
      transaction: { status: "pending", amount: 30 },
    });
  });

  test("sends the money to the account that was reviewed, not to one saved since", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id, destination } = await hana.draft("bank_withdrawal", "30.00");
    await hana.patch("/wallets/bank-details/update", bankOfZoe);
    const answer = await hana.post("/wallets/withdrawal/request", { amount: "30.00" }, { key: id });
    expect(answer.body).toMatchObject({ transaction: { destination } });
    expect(destination).toBe("Lakeside Federal Bank ••••6789, Hana Howard");
  });

  test("cannot be confirmed with another amount, as another kind, or too late", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id } = await hana.draft("crypto_withdrawal", "30.00", {
      walletAddress: bitcoinAddress,
    });
    const other = await hana.post(
      "/wallets/withdraw",
      { amount: "31.00", walletAddress: bitcoinAddress },
      { key: id },
    );
    const kind = await hana.post(
      "/wallets/withdrawal/request",
      { amount: "30.00", paymentMethod: "bank" },
      { key: id },
    );
    expect([other.code, kind.code]).toEqual(["key_reused", "key_reused"]);
    portal().advance({ minutes: 31 });
    const late = await hana.post(
      "/wallets/withdraw",
      { amount: "30.00", walletAddress: bitcoinAddress },
      { key: id },
    );
    expect(late).toMatchObject({ status: 410, code: "draft_expired" });
    expect((await hana.get(`/drafts/${id}`)).code).toBe("draft_expired");
    expect(await hana.available()).toBe(100);
  });

  test("is refused for the reasons that the movement would be", async () => {
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
