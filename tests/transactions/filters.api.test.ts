// The list of everyone's transactions by method, currency and amount.
import { expect, test } from "vitest";
import { AllTransactionsPage } from "~server/features/ledger/transaction-total-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

describeEitherEngine("everyone's transactions", (portal) => {
  const list = async (query: string) =>
    read(
      AllTransactionsPage,
      await (await portal().admin()).get(`/wallets/admin/transactions?${query}`),
    );
  const amounts = async (query: string) =>
    (await list(query)).transactions.map(({ amount, currency }) => `${amount} ${currency}`);

  test("are filtered by method, currency and amount, together and in each order", async () => {
    const admin = await portal().admin();
    for (const [currency, ...all] of [
      ["USD", "5", "50.50", "500"],
      ["EUR", "50.50", "60"],
      ["GBP", "7"],
    ] as const) {
      const customer = await portal().register({ currency });
      await customer.saveCard();
      for (const amount of all) {
        portal().advance({ minutes: 1 });
        await admin.credit(customer.id, amount);
      }
      if (currency === "USD") await customer.deposit("60");
    }
    expect(await amounts("paymentMethod=card")).toEqual(["60 USD"]);
    expect(await amounts("paymentMethod=bank")).toEqual([]);
    expect(await amounts("currency=EUR")).toEqual(["60 EUR", "50.5 EUR"]);
    expect(await amounts("currency=EUR&sort=smallest")).toEqual(["50.5 EUR", "60 EUR"]);
    expect(await amounts("minAmount=50.50&maxAmount=60&currency=USD")).toEqual([
      "60 USD",
      "50.5 USD",
    ]);
    expect(await amounts("minAmount=50.51&maxAmount=60")).toEqual(["60 EUR", "60 USD"]);
    expect(await amounts("maxAmount=7&sort=largest")).toEqual(["7 GBP", "5 USD"]);
    expect(await amounts("minAmount=60&status=successful&sort=oldest")).toEqual([
      "500 USD",
      "60 EUR",
    ]);
    expect(await amounts("minAmount=60&from=2026-01-01&sort=largest")).toEqual([
      "500 USD",
      "60 EUR",
      "60 USD",
    ]);
    expect(await amounts("reference=tx-&minAmount=500")).toEqual(["500 USD"]);
    expect(await amounts("person=example&currency=GBP")).toEqual(["7 GBP"]);
    expect(await list("minAmount=50&currency=EUR")).toMatchObject({
      total: 2,
      totalAmount: 110.5,
      totals: [{ currency: "EUR", totalAmount: 110.5 }],
    });
    expect(await list("maxAmount=0")).toMatchObject({ total: 0, totals: [] });
  });

  test.each([
    "paymentMethod=cash",
    "currency=CHF",
    "minAmount=many",
    "maxAmount=-1",
    "minAmount=1,000",
  ])("refuse %s and name the field", async (query) => {
    const { status, errors } = await (
      await portal().admin()
    ).get(`/wallets/admin/transactions?${query}`);
    expect([status, Object.keys(errors)]).toEqual([400, [query.split("=")[0]]]);
  });
});
