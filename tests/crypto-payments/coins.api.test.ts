// The list of coins: kept, shared by callers at once, and never empty.
import { expect, test } from "vitest";
import { simulatedCoins } from "~server/adapters/crypto-gateway/simulated-coins";
import { createCoinLists } from "~server/features/crypto-payments/coin-lists";
import { CoinList } from "~server/features/crypto-payments/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import {
  bitcoinPrice,
  contextWith,
  payByCrypto,
  withGateway,
} from "../support/stubs/crypto-gateway";
import { read } from "../support/people/people";

const path = "/payments/crypto/currencies";
const away = () => Promise.reject(new Error("the gateway is away"));

describeEitherEngine("GET /payments/crypto/currencies", (portal) => {
  test("lists the gateway's coins and says that they are simulated", async () => {
    const list = read(CoinList, await (await portal().register()).get(path));
    expect(list).toMatchObject({ simulated: true, source: "gateway", asOf: expect.any(String) });
    expect(list.currencies[0]).toEqual({
      id: "BTC",
      name: "Bitcoin",
      symbol: "BTC",
      code: "BTC",
      cid: "BTC",
      currency: "BTC",
      min_sum_in: 0.0001,
      price_usd: bitcoinPrice(portal()),
      price: bitcoinPrice(portal()),
      maintenance: false,
      invoice_commission_percentage: 0.5,
    });
    expect(
      list.currencies.filter(({ maintenance }) => maintenance).map(({ code }) => code),
    ).toEqual(["DOGE"]);
  });

  test("moves with the markets and the ticker, and isn't kept", async () => {
    const nora = await portal().register();
    for (const minutes of [0, 1, 3, 90]) {
      portal().advance({ minutes });
      const { currencies } = read(CoinList, await nora.get(path));
      const price = bitcoinPrice(portal());
      expect(currencies.find(({ cid }) => cid === "BTC")?.price).toBe(price);
      const { coins } = await portal().context.coinPrices.list();
      expect(coins.find(({ symbol }) => symbol === "BTC")?.priceUsd).toBe(price);
    }
  });

  test("falls back to four coins with minimums, which can be paid with", async () => {
    const nora = withGateway(contextWith(portal(), { coins: away }), await portal().register());
    const list = read(CoinList, await nora.get(path));
    expect(list).toMatchObject({
      source: "built-in",
      currencies: [
        { code: "BTC", min_sum_in: 0.0001 },
        { code: "ETH" },
        { code: "LTC" },
        { code: "BCH" },
      ],
    });
    expect(list.asOf).toBeUndefined();
    expect(await payByCrypto(nora)).toMatchObject({ status: "new" });
  });
});

test("the list is requested once for many callers, cached for minutes, and the last good one is used while the gateway is down", async () => {
  let [now, calls, isAway] = [1_000_000_000, 0, false];
  const gateway = {
    isSimulated: false,
    coins: (fiat: "USD" | "EUR" | "GBP") => {
      calls += 1;
      return isAway ? away() : Promise.resolve(simulatedCoins(fiat, now));
    },
  };
  const lists = createCoinLists({ gateway, now: () => now, report: () => undefined });
  await Promise.all(Array.from({ length: 20 }, () => lists.pricedIn("USD")));
  now += 4 * 60_000;
  const { at } = await lists.pricedIn("USD");
  expect([calls, at]).toEqual([1, 1_000_000_000]);

  isAway = true;
  now += 2 * 60_000;
  expect((await lists.pricedIn("USD")).at).toBe(1_000_000_000);
  await lists.pricedIn("USD");
  expect(calls).toBe(2);
  now += 24 * 3_600_000;
  expect(await lists.pricedIn("USD")).toMatchObject({ at: null, coins: { length: 4 } });

  isAway = false;
  now += 60_000;
  expect((await lists.pricedIn("USD")).at).toBe(now);
});
