// The market looks like one: its moves, its quotes and its numbers.
import { describe, expect, test } from "vitest";
import { candlesOf } from "~server/features/markets/rules/candles";
import { priceAt } from "~server/features/markets/rules/price";
import { quoteOf, quotesOf } from "~server/features/markets/rules/quotes";
import {
  marketIds,
  tradedSymbol,
  tradedSymbols,
  type TradedSymbol,
} from "~server/features/markets/rules/symbols";
import {
  changeText,
  percentText,
  priceText,
  shortAmountText,
} from "~server/features/markets/labels";

const now = Date.UTC(2026, 10, 21, 13, 7, 11);
const hourMs = 3_600_000;

function named(symbol: string): TradedSymbol {
  const traded = tradedSymbol(symbol);
  if (!traded) throw new Error(`${symbol} is not traded`);
  return traded;
}

describe("simulated prices look like a market's", () => {
  const hourly = (traded: TradedSymbol) =>
    Array.from(
      { length: 3000 },
      (_, at) => priceAt(traded, now - at * hourMs) / priceAt(traded, now - (at + 1) * hourMs) - 1,
    );
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const likeness = (values: readonly number[], lag: number) => {
    const middle = mean(values);
    const spread = mean(values.map((value) => (value - middle) ** 2));
    return (
      mean(values.slice(lag).map((value, at) => (value - middle) * ((values[at] ?? 0) - middle))) /
      spread
    );
  };

  test.each(tradedSymbols)(
    "$symbol: large moves follow large ones, their direction predicts nothing, and some are extreme",
    (traded) => {
      const moves = hourly(traded);
      const sizes = moves.map(Math.abs);
      const spread = mean(moves.map((move) => move ** 2));
      expect(likeness(sizes, 1)).toBeGreaterThan(0.12);
      expect(likeness(sizes, 6)).toBeGreaterThan(0.08);
      expect(Math.abs(likeness(moves, 1))).toBeLessThan(0.12);
      expect(mean(moves.map((move) => move ** 4)) / spread ** 2).toBeGreaterThan(3.5);
    },
  );

  test.each(tradedSymbols)("$symbol changes in a month by about its swing", (traded) => {
    const months = Array.from({ length: 24 }, (_, back) =>
      candlesOf(traded, "1D", now - back * 31 * 24 * hourMs),
    );
    const ranges = months.map(
      (candles) =>
        (Math.max(...candles.map(({ high }) => high)) -
          Math.min(...candles.map(({ low }) => low))) /
        traded.base,
    );
    expect(mean(ranges) / traded.swing).toBeGreaterThan(0.6);
    expect(mean(ranges) / traded.swing).toBeLessThan(1.6);
  });

  test("two symbols move independently", () => {
    const [bitcoin, ether] = [hourly(named("BTCUSD")), hourly(named("ETHUSD"))];
    const spread = (moves: readonly number[]) => Math.sqrt(mean(moves.map((move) => move ** 2)));
    expect(
      Math.abs(mean(bitcoin.map((move, at) => move * (ether[at] ?? 0)))) /
        (spread(bitcoin) * spread(ether)),
    ).toBeLessThan(0.1);
  });
});

describe("a quote", () => {
  test("matches itself and the chart", () => {
    for (const market of marketIds) {
      for (const quote of quotesOf(market, now)) {
        expect(quote.change).toBe(quote.price - priceAt(named(quote.symbol), now - 24 * hourMs));
        expect(quote.price).toBe(priceAt(named(quote.symbol), now));
        expect(quote.price).toBeLessThanOrEqual(quote.high24h);
        expect(quote.price).toBeGreaterThanOrEqual(quote.low24h);
        expect(Math.sign(quote.changePercent)).toBe(Math.sign(quote.change));
      }
    }
  });

  test("has a market value if there is a supply", () => {
    expect(quoteOf(named("BTCUSD"), now).marketCap).toBe(priceAt(named("BTCUSD"), now) * 1.97e7);
    expect(quoteOf(named("EURUSD"), now)).not.toHaveProperty("marketCap");
  });
});

test("numbers are shortened to few digits", () => {
  expect([
    priceText(0.55123, "crypto", "en"),
    priceText(1, "stocks", "en"),
    priceText(64_999.999, "crypto", "en"),
    priceText(1234.5, "indices", "en"),
    priceText(1.09876, "forex", "en"),
    priceText(150.123, "forex", "en"),
  ]).toEqual(["0.5512", "1.00", "65,000.00", "1,234.50", "1.0988", "150.12"]);
  expect([
    changeText(-0.00004, { price: 0.5, market: "crypto" }, "en"),
    changeText(-1234.567, { price: 60_000, market: "crypto" }, "en"),
    changeText(0.001, { price: 2, market: "stocks" }, "en"),
    changeText(0.0011, { price: 1.1, market: "forex" }, "en"),
  ]).toEqual(["0.0000", "−1,234.57", "0.00", "+0.0011"]);
  expect([percentText(1.255, "en"), percentText(-0.5, "en"), percentText(0.001, "en")]).toEqual([
    "+1.26%",
    "−0.50%",
    "0.00%",
  ]);
  expect([
    shortAmountText(950, "en"),
    shortAmountText(1_250, "en"),
    shortAmountText(999_999, "en"),
    shortAmountText(3.4e9, "en"),
    shortAmountText(2.5e12, "en"),
    shortAmountText(0, "en"),
  ]).toEqual(["950", "1.25K", "1.00M", "3.40B", "2.50T", "0"]);
});
