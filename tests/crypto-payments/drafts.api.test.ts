// A deposit in coins that was reviewed is made once, by whom it was shown, and as it was shown.
import { expect, test } from "vitest";
import { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import {
  bitcoinOrder,
  bitcoinPrice,
  bitcoinsFor,
  contextWith,
  withGateway,
} from "../support/stubs/crypto-gateway";
import { read, type Customer } from "../support/people/people";

const wish = { ...bitcoinOrder, amount: "65.00" };

describeEitherEngine("a draft of a crypto deposit", (portal) => {
  const drafted = (person: Customer) =>
    person.draft("crypto_deposit", wish.amount, { cryptoCurrency: "BTC" });
  const confirm = (person: Customer, id: string) => person.confirmDraft(id);
  const total = async (person: Customer) =>
    read(TransactionPage, await person.get("/transactions")).total;

  test("is confirmed once, however many requests come at once", async () => {
    const nora = await portal().register();
    const { id } = await drafted(nora);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(nora, id)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await total(nora)).toBe(1);
  });

  test("is confirmed again with its address, though the gateway is still creating the invoice", async () => {
    const nora = await portal().register();
    const { id } = await drafted(nora);
    const { gateway } = portal().context.crypto;
    const again: ReturnType<typeof confirm>[] = [];
    const stubbed = contextWith(portal(), {
      createInvoice: async (order) => {
        again.push(confirm(nora, id));
        // Time enough for a confirmation that doesn't wait for the gateway.
        for (let read = 0; read < 20; read += 1) await nora.get(`/drafts/${id}`);
        return gateway.createInvoice(order);
      },
    });
    const first = await confirm(withGateway(stubbed, nora), id);
    expect(first.body).toHaveProperty("transaction.cryptoWalletAddress");
    expect((await Promise.all(again)).map(({ body }) => body)).toEqual([first.body]);
  });

  test("is refused to everyone who confirms it while the gateway fails", async () => {
    const nora = await portal().register();
    const { id } = await drafted(nora);
    const again: ReturnType<typeof confirm>[] = [];
    const stubbed = contextWith(portal(), {
      createInvoice: async () => {
        again.push(confirm(nora, id));
        for (let read = 0; read < 20; read += 1) await nora.get(`/drafts/${id}`);
        throw new Error("the gateway is away");
      },
    });
    const first = await confirm(withGateway(stubbed, nora), id);
    expect([first, ...(await Promise.all(again))].map(({ code }) => code)).toEqual(
      Array(2).fill("crypto_payment_failed"),
    );
  });

  test("is confirmed with the coin and the amount that were reviewed", async () => {
    const nora = await portal().register();
    const { id } = await drafted(nora);
    expect((await confirm(nora, id)).body).toMatchObject({
      kind: "crypto_deposit",
      amount: 65,
      transaction: { amount: 65, status: "pending", cryptoCurrency: "BTC" },
    });
  });

  test("estimates the amount of the coin until it is confirmed", async () => {
    const nora = await portal().register();
    const { id } = await drafted(nora);
    const read = async () => (await nora.get(`/drafts/${id}`)).body;
    expect(await read()).toMatchObject({
      coinEstimate: {
        amount: bitcoinsFor(portal(), 65),
        code: "BTC",
        name: "Bitcoin",
        price: bitcoinPrice(portal()),
        currency: "USD",
        simulated: true,
      },
    });
    await confirm(nora, id);
    expect(await read()).not.toHaveProperty("coinEstimate");
  });

  test("is estimated in the currency that is paid in", async () => {
    const nora = await portal().register();
    const { id } = await nora.draft("crypto_deposit", "60.00", {
      cryptoCurrency: "BTC",
      currency: "EUR",
    });
    const euro = Number((await portal().rates.rate("EUR", "USD")).rate);
    expect((await nora.get(`/drafts/${id}`)).body).toMatchObject({
      coinEstimate: { amount: bitcoinsFor(portal(), 60 * euro), currency: "EUR" },
    });
  });

  test("has no estimate while the gateway names no price", async () => {
    const nora = await portal().register();
    const { id } = await drafted(nora);
    const coins = () => Promise.reject(new Error("the gateway is away"));
    const meanwhile = withGateway(contextWith(portal(), { coins }), nora);
    const answer = await meanwhile.get(`/drafts/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty("coinEstimate");
  });

  test("can't be confirmed too late", async () => {
    const nora = await portal().customerWith("100.00");
    const before = await total(nora);
    const { id } = await drafted(nora);
    portal().advance({ minutes: 31 });
    expect(await confirm(nora, id)).toMatchObject({ code: "draft_expired" });
    expect(await total(nora)).toBe(before);
  });

  test("of someone else is not found", async () => {
    const [nora, mallory] = [await portal().register(), await portal().register()];
    const { id } = await drafted(nora);
    expect((await confirm(mallory, id)).status).toBe(404);
    expect((await nora.get(`/drafts/${id}`)).body).not.toHaveProperty("transaction");
    expect((await mallory.get(`/drafts/${id}`)).status).toBe(404);
    expect((await confirm(nora, id)).status).toBe(201);
    expect([await total(nora), await total(mallory)]).toEqual([1, 0]);
  });
});
