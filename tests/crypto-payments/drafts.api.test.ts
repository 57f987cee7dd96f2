// A deposit in coins that was reviewed is made once, by whom it was shown, and as it was shown.
import { expect, test } from "vitest";
import { TransactionPage } from "~server/features/ledger/transaction-schemas";
import { describeEachEngine } from "../support/portal/backend";
import { wishInBitcoin } from "../support/stubs/crypto-gateway";
import { read, type Customer } from "../support/people/people";

const wish = { ...wishInBitcoin, amount: "65.00" };

describeEachEngine("a drafted deposit in coins", (portal) => {
  const drafted = (person: Customer) =>
    person.draft("crypto_deposit", wish.amount, { cryptoCurrency: "BTC" });
  const confirm = (person: Customer, key: string, body: object = wish) =>
    person.post("/payments/crypto/create", body, { key });
  const total = async (person: Customer) =>
    read(TransactionPage, await person.get("/transactions")).total;

  test("is made once, however many confirm it at once", async () => {
    const nora = await portal().register();
    const { id } = await drafted(nora);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(nora, id)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await total(nora)).toBe(1);
  });

  test.each([
    ["another amount", { ...wish, amount: "66.00" }],
    ["another coin", { ...wish, cryptoCurrency: "ETH" }],
    ["another currency", { ...wish, currency: "EUR" }],
  ])("is not made with %s", async (_what, body) => {
    const nora = await portal().register();
    const { id } = await drafted(nora);
    expect(await confirm(nora, id, body)).toMatchObject({ code: "key_reused" });
    expect(await total(nora)).toBe(0);
  });

  test("is not made by card or as a withdrawal, nor too late", async () => {
    const nora = await portal().customerWith("100.00");
    const before = await total(nora);
    const { id } = await drafted(nora);
    expect(
      await nora.post(
        "/wallets/top-up",
        { amount: wish.amount, currency: "USD", paymentMethod: "card" },
        { key: id },
      ),
    ).toMatchObject({ code: "key_reused" });
    expect(
      await nora.post(
        "/wallets/withdrawal/request",
        { amount: wish.amount, paymentMethod: "bank" },
        { key: id },
      ),
    ).toMatchObject({ code: "key_reused" });
    portal().advance({ minutes: 31 });
    expect(await confirm(nora, id)).toMatchObject({ code: "draft_expired" });
    expect(await total(nora)).toBe(before);
  });

  test("of somebody else is a key like any other", async () => {
    const [nora, mallory] = [await portal().register(), await portal().register()];
    const { id } = await drafted(nora);
    expect((await confirm(mallory, id, { ...wish, amount: "70.00" })).status).toBe(201);
    expect((await nora.get(`/drafts/${id}`)).body).not.toHaveProperty("transaction");
    expect((await mallory.get(`/drafts/${id}`)).status).toBe(404);
    expect((await confirm(nora, id)).status).toBe(201);
    expect([await total(nora), await total(mallory)]).toEqual([1, 1]);
  });
});
