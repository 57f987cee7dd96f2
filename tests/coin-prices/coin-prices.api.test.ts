// What visitors see of coin prices: without signing in, labeled, with their age.
import { expect, test } from "vitest";
import type { CoinPrices, PriceList } from "~server/features/coin-prices/port";
import { CoinPriceList } from "~server/features/coin-prices/schemas";
import { createApi } from "~server/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";

describeEitherEngine("coin prices", (portal) => {
  const withPrices = (coinPrices: CoinPrices) => {
    const api = createApi({ ...portal().context, coinPrices });
    return new Caller({ fetch: async (request) => api.fetch(request) }, null);
  };
  const list = (asOf: number): PriceList => ({
    coins: [
      { id: "bitcoin", symbol: "BTC", name: "Bitcoin", priceUsd: 65012.4, change24hPercent: null },
    ],
    asOf,
    simulated: false,
  });

  test("are simulated, and say so, if no feed is configured", async () => {
    const answer = await portal().visitor().get("/prices/coins");
    const { coins, simulated, ageSeconds } = CoinPriceList.parse(answer.body);
    expect(answer.status).toBe(200);
    expect(coins).toHaveLength(8);
    expect([simulated, ageSeconds]).toEqual([true, 0]);
  });

  test("come with their age", async () => {
    const { now } = portal().context;
    const prices = { list: async () => list(now() - 90_500), isWell: () => false };
    expect((await withPrices(prices).get("/prices/coins")).body).toEqual({
      coins: [
        {
          id: "bitcoin",
          symbol: "BTC",
          name: "Bitcoin",
          current_price: 65012.4,
          price_change_percentage_24h: null,
        },
      ],
      currency: "USD",
      asOf: new Date(now() - 90_500).toISOString(),
      ageSeconds: 90,
      simulated: false,
    });
  });

  test("return an error of their own if there never were any", async () => {
    const prices = { list: () => Promise.reject(new Error("canary")), isWell: () => false };
    const answer = await withPrices(prices).get("/prices/coins");
    expect([answer.status, answer.code]).toEqual([503, "unavailable"]);
    expect(JSON.stringify(answer.body)).not.toContain("canary");
  });
});
