// What every source of coin prices keeps to, whichever is plugged in; then what is CoinGecko's own.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { coingecko, freshFor } from "~server/adapters/coin-prices/coingecko";
import { tickerCoins } from "~server/adapters/coin-prices/coins";
import type { CoinPrices } from "~server/features/coin-prices/port";
import { sharedCache } from "~server/adapters/coin-prices/shared-cache";
import { simulatedPrices } from "~server/adapters/coin-prices/simulated";
import { tickMs } from "~server/features/markets/rules/price";
import { quotesOf } from "~server/features/markets/rules/quotes";
import { tradedSymbol } from "~server/features/markets/rules/symbols";
import { asCoinGecko, demoKey, markets, refusals } from "../support/stubs/coingecko-stub";
import { OutsideStub } from "../support/stubs/outside-stub";

const stub = await OutsideStub.open();
afterAll(() => stub.close());

const minute = 60_000;
const nine = Date.UTC(2026, 10, 21, 9);
let now = nine;
let reported: string[] = [];

const feed = (timeLimitMs = 5_000) =>
  coingecko({ apiKey: demoKey, baseUrl: `${stub.origin}/api/v3/`, now: () => now, timeLimitMs });
const cached = (timeLimitMs?: number) =>
  sharedCache(feed(timeLimitMs), {
    freshMs: minute,
    now: () => now,
    report: (error) => void reported.push(String(error)),
  });
const sources: readonly (readonly [string, () => CoinPrices])[] = [
  ["simulated", () => simulatedPrices(() => now)],
  ["CoinGecko", cached],
];

beforeEach(() => {
  now = nine;
  reported = [];
  stub.received.length = 0;
  stub.respondsWith(asCoinGecko);
});

describe.each(sources)("the source %s", (name, open) => {
  test("names the eight coins, each once, with numbers or null", async () => {
    const { coins, asOf, simulated } = await open().list();
    expect(coins.map(({ id, symbol, name: coin }) => ({ id, symbol, name: coin }))).toEqual([
      ...tickerCoins,
    ]);
    for (const { priceUsd, change24hPercent } of coins) {
      expect(priceUsd === null || priceUsd > 0).toBe(true);
      expect(change24hPercent === null || Number.isFinite(change24hPercent)).toBe(true);
    }
    expect(asOf).toBe(nine);
    expect(simulated).toBe(name === "simulated");
  });

  test("returns the same prices until they expire, and reports itself as working", async () => {
    const prices = open();
    const first = await prices.list();
    now += (name === "simulated" ? tickMs : minute) - 1;
    expect(await prices.list()).toEqual(first);
    expect(prices.isWell()).toBe(true);
  });
});

describe("simulated prices", () => {
  test("are those of the simulated market at the same moment", async () => {
    const { coins } = await simulatedPrices(() => now).list();
    for (const { symbol, price, changePercent } of quotesOf("crypto", now)) {
      const coin = coins.find((one) => `${one.symbol}USD` === symbol);
      if (coin)
        expect([coin.priceUsd, coin.change24hPercent]).toEqual([
          Number(price.toFixed(price < 10 ? 4 : 2)),
          Number(changePercent.toFixed(2)),
        ]);
    }
    expect(coins.filter(({ symbol }) => tradedSymbol(`${symbol}USD`))).toHaveLength(6);
  });

  test("of stablecoins hardly move", async () => {
    for (let step = 0; step < 500; step += 1) {
      now = nine + step * 7 * minute;
      const steady = (await simulatedPrices(() => now).list()).coins.filter(({ symbol }) =>
        symbol.startsWith("USD"),
      );
      expect(steady).toHaveLength(2);
      for (const { priceUsd } of steady) expect(Math.abs((priceUsd ?? 0) - 1)).toBeLessThan(0.005);
    }
  });

  test("are the same for every caller, keep moving, and stay plausible", async () => {
    const seen: number[] = [];
    for (let step = 0; step < 2_000; step += 1) {
      now = nine + step * 7 * minute;
      const [bitcoin] = (await simulatedPrices(() => now).list()).coins;
      expect((await simulatedPrices(() => now + tickMs - 1).list()).coins[0]).toEqual(bitcoin);
      seen.push(bitcoin?.priceUsd ?? 0);
      expect(Math.abs(bitcoin?.change24hPercent ?? 99)).toBeLessThan(15);
    }
    expect(new Set(seen).size).toBeGreaterThan(1_900);
    expect(Math.min(...seen)).toBeGreaterThan(50_000);
    expect(Math.max(...seen)).toBeLessThan(80_000);
  });
});

describe("the shared cache", () => {
  test("queries the feed once for all simultaneous callers, and once a minute", async () => {
    const release = stub.holds({ body: markets });
    const prices = cached();
    const asked = Array.from({ length: 20 }, () => prices.list());
    release();
    await Promise.all(asked);
    expect(stub.received).toHaveLength(1);
    now += minute - 1;
    await prices.list();
    expect(stub.received).toHaveLength(1);
  });

  test("returns the last prices while the feed is slow, unless they are too old", async () => {
    const prices = cached();
    await prices.list();
    now += 2 * minute;
    const release = stub.holds({ body: markets });
    expect((await prices.list()).asOf).toBe(nine);
    release();
    now += 5 * minute;
    stub.respondsWith(asCoinGecko);
    expect((await prices.list()).asOf).toBeGreaterThan(nine);
  });

  test("waits as long as the feed asks", async () => {
    const prices = cached();
    await prices.list();
    now += 10 * minute;
    stub.respondsWith(refusals.tooMany);
    expect((await prices.list()).asOf).toBe(nine);
    expect(prices.isWell()).toBe(false);
    now += 5 * minute - 1;
    await prices.list();
    expect(stub.received).toHaveLength(2);
    now += 1;
    stub.respondsWith(asCoinGecko);
    expect((await prices.list()).asOf).toBe(now);
    expect(prices.isWell()).toBe(true);
  });

  test("waits until the date that the feed names, but at most a day", async () => {
    const prices = cached();
    stub.respondsWith({
      ...refusals.tooMany,
      headers: { "Retry-After": new Date(nine + 365 * 24 * 60 * minute).toUTCString() },
    });
    await expect(prices.list()).rejects.toThrow("429");
    stub.respondsWith(asCoinGecko);
    now += 24 * 60 * minute - 1;
    await expect(prices.list()).rejects.toThrow("429");
    now += 1;
    expect((await prices.list()).asOf).toBe(now);
  });

  test("waits longer after each failure, up to a quarter of an hour", async () => {
    const prices = cached();
    stub.respondsWith({ status: 500 });
    for (const [rest, calls] of [
      [1, 1],
      [2, 2],
      [4, 3],
      [8, 4],
      [15, 5],
      [15, 6],
    ] as const) {
      await expect(prices.list()).rejects.toThrow("500");
      now += rest * minute - 1;
      await expect(prices.list()).rejects.toThrow("500");
      expect(stub.received).toHaveLength(calls);
      now += 1;
    }
  });
});

test("the free plan is queried rarely enough to last a month, a paid one every minute", () => {
  const questionsAMonth = (baseUrl?: string) => (31 * 24 * 60 * minute) / freshFor(baseUrl);
  expect(questionsAMonth()).toBeLessThan(10_000);
  expect(questionsAMonth("https://api.coingecko.com/api/v3")).toBeLessThan(10_000);
  expect(freshFor("https://pro-api.coingecko.com/api/v3")).toBe(minute);
});
