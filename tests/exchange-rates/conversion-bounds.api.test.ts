// Deposits in another currency at their limits: bounds, refusals, decisions, and a source of rates that is away.
import { expect, test } from "vitest";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { type Customer, read } from "../support/people/people";

describeEitherEngine("a deposit in another currency", (portal) => {
  const customer = async () => {
    portal().rates.set("EUR", "USD", "1.084200");
    const nora = await portal().register();
    await nora.saveCard();
    return nora;
  };
  const paid = {
    sourceAmount: 100,
    sourceCurrency: "EUR",
    rate: "1.084200",
    rateIsSimulated: true,
    rateAsOf: "2026-11-21",
  };
  const euros = { amount: "100.00", currency: "EUR" };
  const topUp = (nora: Customer, more: object = {}, key?: string) =>
    nora.post("/wallets/top-up", { ...euros, ...more }, { ...(key && { key }) });

  test("has the limits of the wallet's currency", async () => {
    const nora = await customer();
    expect(await topUp(nora, { amount: "922339.07" })).toMatchObject({
      status: 422,
      code: "amount_above_maximum",
    });
    expect((await topUp(nora, { amount: "922339.06" })).body).toMatchObject({
      transaction: { amount: 1_000_000 },
    });
    portal().rates.set("GBP", "USD", "0.010000");
    expect(await topUp(nora, { amount: "0.99", currency: "GBP" })).toMatchObject({
      status: 422,
      code: "amount_too_small",
    });
    expect(
      await nora.post("/drafts", { kind: "card_deposit", amount: "0.99", currency: "GBP" }),
    ).toMatchObject({ code: "amount_too_small", errors: { amount: [expect.any(String)] } });
    portal().rates.set("GBP", "USD", "1.270000");
  });

  test.each([
    { currency: "BTC" },
    { currency: "eur" },
    { currency: 1 },
    { currency: ["EUR"] },
    { rate: "0" },
    { rate: "1.0000001" },
    { rate: 1.0842 },
    { rate: "" },
  ])("%o is refused with 400", async (odd) => {
    const nora = await customer();
    expect(await topUp(nora, odd)).toMatchObject({
      status: 400,
      errors: { [Object.keys(odd)[0] ?? ""]: [expect.any(String)] },
    });
  });

  test("can be withdrawn only in the wallet's currency", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    expect(
      await hana.post("/drafts", { kind: "bank_withdrawal", amount: "10.00", currency: "EUR" }),
    ).toMatchObject({
      status: 422,
      code: "withdrawal_currency",
      errors: { currency: ["Withdrawals are in the currency of the wallet."] },
    });
    expect(await hana.draft("bank_withdrawal", "10.00", { currency: "USD" })).toMatchObject({
      amount: 10,
      currency: "USD",
    });
  });

  test("posts what was converted, whatever the order of decisions", async () => {
    const [nora, ada] = [await customer(), await portal().admin()];
    const { transaction } = read(TransactionResponse, await topUp(nora));
    const available = async () => [await nora.available(), ...(await portal().ledgerFaults())];
    await ada.approve(transaction.id);
    expect(await available()).toEqual([108.42]);
    portal().rates.set("EUR", "USD", "3.000000");
    for (const [status, left] of [
      ["pending", 0],
      ["successful", 108.42],
      ["failed", 0],
      ["pending", 0],
      ["successful", 108.42],
    ] as const) {
      expect((await ada.setStatus(transaction.id, status)).status).toBe(200);
      expect(await available()).toEqual([left]);
    }
    expect(await nora.transaction(transaction.id)).toMatchObject({ amount: 108.42, ...paid });
    expect((await ada.delete(`/transactions/${transaction.id}`, {})).status).toBe(200);
    expect(await available()).toEqual([0]);
    expect((await nora.get(`/transactions/${transaction.id}`)).status).toBe(404);
  });

  test("can't be edited once converted, except for its description", async () => {
    const [nora, ada] = [await customer(), await portal().admin()];
    const { transaction } = read(TransactionResponse, await topUp(nora));
    for (const person of [nora, ada]) {
      expect(
        await person.patch(`/transactions/${transaction.id}`, { amount: "200.00" }),
      ).toMatchObject({ status: 403, code: "amount_locked" });
    }
    const answer = await nora.patch(`/transactions/${transaction.id}`, {
      amount: "108.42",
      description: "from Lisbon",
    });
    expect(answer.body).toMatchObject({ description: "from Lisbon", amount: 108.42, ...paid });
  });

  test("is refused and leaves nothing if the source of rates is down", async () => {
    const nora = await customer();
    await portal().rates.away(async () => {
      expect(await topUp(nora)).toMatchObject({ status: 503, code: "unavailable" });
      expect(await nora.post("/drafts", { kind: "card_deposit", ...euros })).toMatchObject({
        status: 503,
        code: "unavailable",
      });
      expect(await nora.get("/rates?from=EUR&to=USD")).toMatchObject({ status: 503 });
      expect((await nora.post("/wallets/top-up", { amount: "10.00" })).status).toBe(201);
    });
    expect(await nora.wallet()).toMatchObject({ pendingDeposit: 10 });
  });
});
