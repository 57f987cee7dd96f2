// One simulated source of prices: crosses follow from their legs, and conversions and coins from the markets.
import fc from "fast-check";
import { expect, test } from "vitest";
import { simulatedPrices } from "~server/adapters/coin-prices/simulated";
import { simulatedCoins } from "~server/adapters/crypto-gateway/simulated-coins";
import { simulatedRates } from "~server/adapters/fx-rates/simulated";
import { candlesOf } from "~server/features/markets/rules/candles";
import { momentOf } from "~server/features/markets/rules/moment";
import { decimalsOf, shownPriceAt } from "~server/features/markets/rules/price";
import { quoteOf } from "~server/features/markets/rules/quotes";
import { timeframes } from "~server/features/markets/rules/timeframes";
import { tradedSymbol } from "~server/features/markets/rules/symbols";

const named = (symbol: string) => {
  const traded = tradedSymbol(symbol);
  if (!traded) throw new Error(`no ${symbol}`);
  return traded;
};
const times = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2036, 0, 1) });
const shown = (symbol: string, at: number) => shownPriceAt(named(symbol), at);

test.each([
  ["EURGBP", (at: number) => shown("EURUSD", at) / shown("GBPUSD", at)],
  ["EURJPY", (at: number) => shown("EURUSD", at) * shown("USDJPY", at)],
  ["GBPJPY", (at: number) => shown("GBPUSD", at) * shown("USDJPY", at)],
  ["EURCHF", (at: number) => shown("EURUSD", at) * shown("USDCHF", at)],
  ["AUDJPY", (at: number) => shown("AUDUSD", at) * shown("USDJPY", at)],
] as const)("%s is what its legs make it, in tables and in every chart", (symbol, ofLegs) => {
  fc.assert(
    fc.property(times, (at) => {
      const traded = named(symbol);
      const unit = 10 ** -decimalsOf(quoteOf(traded, at).price, "forex");
      expect(Math.abs(shown(symbol, at) - ofLegs(at))).toBeLessThanOrEqual(unit);
      expect(quoteOf(traded, at).price).toBeCloseTo(ofLegs(at), 9);
      for (const timeframe of timeframes) {
        const candles = candlesOf(traded, timeframe, at, { count: 2 });
        expect(candles.at(-1)?.close).toBeCloseTo(ofLegs(at), 9);
        for (const { time, open } of candles) expect(open).toBeCloseTo(ofLegs(time), 9);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["EUR", "USD", "EURUSD"],
  ["GBP", "USD", "GBPUSD"],
  ["EUR", "GBP", "EURGBP"],
] as const)("a deposit from %s to %s is converted at the price of %s", async (from, to, symbol) => {
  await fc.assert(
    fc.asyncProperty(times, async (at) => {
      const rates = simulatedRates(() => at);
      const price = shown(symbol, momentOf(at));
      expect(Number((await rates.rate(from, to)).rate)).toBe(price);
      const back = Number((await rates.rate(to, from)).rate);
      expect(Math.abs(back - 1 / price)).toBeLessThan(0.000_001_1);
    }),
    { numRuns: 60 },
  );
});

test("a coin costs the same on the ticker, in the markets and at the simulated gateway", async () => {
  await fc.assert(
    fc.asyncProperty(times, async (at) => {
      const { coins: ticker } = await simulatedPrices(() => at).list();
      const [inDollars, inEuros] = [simulatedCoins("USD", at), simulatedCoins("EUR", at)];
      for (const symbol of ["BTC", "ETH", "DOGE"]) {
        const price = shown(`${symbol}USD`, momentOf(at));
        const coin = inDollars.find(({ cid }) => cid === symbol);
        expect([Number(coin?.price), Number(coin?.priceUsd)]).toEqual([price, price]);
        expect(ticker.find((one) => one.symbol === symbol)?.priceUsd).toBe(price);
        const euros = Number(inEuros.find(({ cid }) => cid === symbol)?.price);
        expect(Math.abs(euros - price / shown("EURUSD", momentOf(at)))).toBeLessThan(0.0001);
      }
    }),
    { numRuns: 60 },
  );
});
