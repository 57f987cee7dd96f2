// The three calls of crypto deposits, on the simulated gateway: asking for a payment.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bitcoinOrder, bitcoinsFor, payByCrypto } from "../support/stubs/crypto-gateway";

const create = "/payments/crypto/create";

describeEitherEngine("asking for a crypto payment", (portal) => {
  test("returns address, amount and deadline, and creates a pending deposit", async () => {
    const nora = await portal().register();
    const payment = await payByCrypto(nora, { description: "for the roof", orderName: "Roof" });
    expect(payment).toMatchObject({
      amount: 65,
      currency: "USD",
      cryptoCurrency: "BTC",
      status: "new",
      cryptoAmount: bitcoinsFor(portal(), 65),
      cryptoReceived: "0",
      paymentMethod: "crypto_payment",
      orderName: "Roof",
      simulated: true,
    });
    expect(payment.cryptoOrderNumber).toMatch(/^CP-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(payment.cryptoWalletAddress).toMatch(/^simulated-btc-/);
    expect(Date.parse(payment.cryptoExpiresAt) - Date.parse(payment.createdAt)).toBe(
      24 * 3_600_000,
    );
    const { cryptoOrderNumber, cryptoWalletAddress, cryptoExpiresAt } = payment;
    const shown = {
      status: "pending",
      action: "crypto_payment",
      paymentMethod: "crypto_payment",
      description: "for the roof",
      cryptoOrderNumber,
      cryptoCurrency: "BTC",
      cryptoWalletAddress,
      cryptoExpiresAt,
    };
    expect(payment.transaction).toMatchObject(shown);
    expect((await nora.get("/transactions")).body).toMatchObject({ transactions: [shown] });
    expect(await nora.transaction(payment.transaction.id)).toMatchObject(shown);
    expect(await nora.wallet()).toMatchObject({ availableBalance: 0, pendingDeposit: 65 });
  });

  test("twenty times at once with one key creates one invoice, and every caller gets the same response", async () => {
    const nora = await portal().register();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => nora.post(create, bitcoinOrder, { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await nora.wallet()).transactions).toHaveLength(1);
    expect(await nora.post(create, { ...bitcoinOrder, amount: 66 }, { key })).toMatchObject({
      status: 409,
      code: "key_reused",
    });
  });

  test("in another currency than the wallet's is converted, at the rate that was shown", async () => {
    const nora = await portal().register({ currency: "EUR" });
    const { rate } = (await nora.get("/rates?from=USD&to=EUR")).body as { rate: string };
    const payment = await payByCrypto(nora, { rate });
    expect(payment).toMatchObject({
      amount: 65,
      currency: "USD",
      transaction: { currency: "EUR", sourceAmount: 65, sourceCurrency: "USD", rate },
    });
    expect(payment.transaction.amount).toBeLessThan(65);
    expect(await nora.post(create, { ...bitcoinOrder, rate: "9.000000" })).toMatchObject({
      status: 409,
      code: "rate_changed",
    });
  });

  test.each([
    ["too little", { amount: "6.49" }, 422, { amount: ["Minimum amount is 0.0001 BTC"] }],
    [
      "too much",
      { amount: "1000000.01" },
      422,
      { amount: ["The maximum per transaction is $1,000,000.00."] },
    ],
    ["nothing", { amount: 0 }, 400, { amount: ["Enter a valid amount"] }],
    [
      "a coin under maintenance",
      { cryptoCurrency: "doge" },
      422,
      {
        cryptoCurrency: [
          "Dogecoin is currently under maintenance. Please select another cryptocurrency.",
        ],
      },
    ],
    [
      "an unknown coin",
      { cryptoCurrency: "XYZ" },
      422,
      { cryptoCurrency: ["Choose one of the listed cryptocurrencies"] },
    ],
    ["an unknown currency", { currency: "CHF" }, 400, { currency: [expect.any(String)] }],
    [
      "a list for the coin",
      { cryptoCurrency: ["BTC"] },
      400,
      { cryptoCurrency: [expect.any(String)] },
    ],
    [
      "additional fields",
      { status: "completed", userId: "x" },
      400,
      { status: [expect.any(String)], userId: [expect.any(String)] },
    ],
  ])("%s is refused and leaves nothing", async (_what, change, status, errors) => {
    const nora = await portal().register();
    expect(await nora.post(create, { ...bitcoinOrder, ...change })).toMatchObject({
      status,
      errors,
    });
    expect((await nora.wallet()).transactions).toEqual([]);
  });

  test("is refused to an account that may not move money", async () => {
    const nora = await portal().register();
    await usersIn(portal().context.storage.db).update(nora.id, { account_status: "inactive" });
    expect(await nora.post(create, bitcoinOrder)).toMatchObject({
      status: 403,
      code: "account_may_not_move_money",
    });
  });
});
