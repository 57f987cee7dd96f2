import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { candleBetween, candleOfTick, candlesOf, candlesShown } from "~server/market/candles";
import { chance, seedOf } from "~server/market/noise";
import { priceAt, tickMs } from "~server/market/price";
import { quoteOf, quotesOf } from "~server/market/quotes";
import {
  markets,
  symbolsOf,
  tradedSymbol,
  tradedSymbols,
  watchedAtFirst,
  type TradedSymbol,
} from "~server/market/symbols";
import { startOf, timeframes } from "~server/market/timeframes";
import { changeText, percentText, priceText, shortText } from "~server/market/words";

const now = Date.UTC(2026, 10, 21, 13, 7, 11);
const hourMs = 3_600_000;
const aSymbol = fc.constantFrom(...tradedSymbols);
const aMoment = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2045, 0) });

function named(symbol: string): TradedSymbol {
  const traded = tradedSymbol(symbol);
  if (!traded) throw new Error(`${symbol} is not traded`);
  return traded;
}

describe("the symbols", () => {
  test("are those of the four markets, each once", () => {
    expect(
      symbolsOf("forex")
        .map(({ symbol }) => symbol)
        .join(" "),
    ).toBe("EURUSD GBPUSD USDJPY USDCHF AUDUSD USDCAD NZDUSD EURGBP EURJPY GBPJPY EURCHF AUDJPY");
    expect(
      symbolsOf("indices")
        .map(({ symbol }) => symbol)
        .join(" "),
    ).toBe("SPY QQQ DIA IWM MDY ISF DAX");
    expect(
      symbolsOf("crypto")
        .map(({ symbol }) => symbol)
        .join(" "),
    ).toBe("BTCUSD ETHUSD SOLUSD BNBUSD ADAUSD XRPUSD DOTUSD DOGEUSD LINKUSD LTCUSD ATOMUSD");
    expect(symbolsOf("stocks").length).toBeGreaterThanOrEqual(10);
    expect(new Set(tradedSymbols.map(({ symbol }) => symbol)).size).toBe(tradedSymbols.length);
    expect(watchedAtFirst.every((symbol) => tradedSymbol(symbol))).toBe(true);
  });

  test("swing by 2 to 15 percent", () => {
    expect(tradedSymbols.filter(({ swing }) => swing < 0.02 || swing > 0.15)).toEqual([]);
  });

  test("have a supply in crypto and stocks alone", () => {
    for (const { market, supply } of tradedSymbols)
      expect(supply !== undefined).toBe(market === "crypto" || market === "stocks");
  });
});

describe("a price", () => {
  test("is the same whoever asks, and holds for two seconds", () => {
    const tick = Math.floor(now / tickMs) * tickMs;
    expect(priceAt(named("BTCUSD"), tick)).toBe(priceAt(named("BTCUSD"), tick + tickMs - 1));
    expect(priceAt(named("BTCUSD"), tick)).not.toBe(priceAt(named("BTCUSD"), tick + tickMs));
  });

  // Figures written down once: another engine or another version that reckons otherwise is found here.
  test("is what it always was", () => {
    expect(seedOf("BTCUSD")).toBe(282597168);
    expect(chance(seedOf("BTCUSD"), 441_000_000)).toBe(-0.06474112207069993);
    expect([
      priceAt(named("EURUSD"), now),
      priceAt(named("BTCUSD"), now),
      priceAt(named("AAPL"), Date.UTC(2038, 0, 20)),
    ]).toEqual([1.0933360668615568, 71100.59900466175, 188.18807789814693]);
  });

  test("is above zero and within reach of its base", () => {
    fc.assert(
      fc.property(aSymbol, aMoment, (traded, time) => {
        const part = priceAt(traded, time) / traded.base;
        expect(part).toBeGreaterThan(0.05);
        expect(part).toBeLessThan(1.95);
      }),
    );
  });
});

describe("a candle", () => {
  test("holds its open and its close between its low and its high", () => {
    fc.assert(
      fc.property(
        aSymbol,
        aMoment,
        fc.integer({ min: tickMs, max: 60 * 24 * hourMs }),
        (traded, from, length) => {
          const { open, close, high, low, volume } = candleBetween(traded, from, from + length);
          expect(Math.min(open, close)).toBeGreaterThanOrEqual(low);
          expect(Math.max(open, close)).toBeLessThanOrEqual(high);
          expect(low).toBeGreaterThan(0);
          expect(volume).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test.each(timeframes)(
    "of %s begins where the one before ended; the last is open and ends at the price of now",
    (timeframe) => {
      const candles = candlesOf(named("SOLUSD"), timeframe, now);
      expect(candles.length).toBe(candlesShown);
      for (const [at, candle] of candles.slice(1).entries()) {
        expect(candle.open).toBe(candles[at]?.close);
        expect(candle.time).toBeGreaterThan(candles[at]?.time ?? Infinity);
      }
      expect(candles.at(-1)?.close).toBe(priceAt(named("SOLUSD"), now));
      expect(candles.at(-1)?.time).toBeLessThanOrEqual(now);
    },
  );

  test("of a tick ends at the price of that tick", () => {
    const tick = Math.floor(now / tickMs);
    expect(candleOfTick(named("EURUSD"), tick)).toMatchObject({
      open: priceAt(named("EURUSD"), (tick - 1) * tickMs),
      close: priceAt(named("EURUSD"), now),
    });
  });
});

test("weeks begin on Mondays and months on their first, in UTC", () => {
  expect(new Date(startOf("1W", now, 0)).toISOString()).toBe("2026-11-16T00:00:00.000Z");
  expect(new Date(startOf("1W", now, 1)).toISOString()).toBe("2026-11-09T00:00:00.000Z");
  expect(new Date(startOf("1M", now, 11)).toISOString()).toBe("2025-12-01T00:00:00.000Z");
  expect(new Date(startOf("1D", now, 21)).toISOString()).toBe("2026-10-31T00:00:00.000Z");
  expect(new Date(startOf("1H", now, 0)).toISOString()).toBe("2026-11-21T13:00:00.000Z");
});

describe("the market looks like one", () => {
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
    "$symbol: large moves follow large ones, their direction tells nothing, and some are far out",
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

  test.each(tradedSymbols)("$symbol moves in a month by about its swing", (traded) => {
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

  test("two symbols go their own ways", () => {
    const [bitcoin, ether] = [hourly(named("BTCUSD")), hourly(named("ETHUSD"))];
    const spread = (moves: readonly number[]) => Math.sqrt(mean(moves.map((move) => move ** 2)));
    expect(
      Math.abs(mean(bitcoin.map((move, at) => move * (ether[at] ?? 0)))) /
        (spread(bitcoin) * spread(ether)),
    ).toBeLessThan(0.1);
  });
});

describe("a quote", () => {
  test("agrees with itself and with the chart", () => {
    for (const market of markets) {
      for (const quote of quotesOf(market, now)) {
        expect(quote.change).toBe(quote.price - priceAt(named(quote.symbol), now - 24 * hourMs));
        expect(quote.price).toBe(priceAt(named(quote.symbol), now));
        expect(quote.price).toBeLessThanOrEqual(quote.high24h);
        expect(quote.price).toBeGreaterThanOrEqual(quote.low24h);
        expect(Math.sign(quote.changePercent)).toBe(Math.sign(quote.change));
      }
    }
  });

  test("has a market capitalisation where there is a supply", () => {
    expect(quoteOf(named("BTCUSD"), now).marketCap).toBe(priceAt(named("BTCUSD"), now) * 1.97e7);
    expect(quoteOf(named("EURUSD"), now)).not.toHaveProperty("marketCap");
  });
});

test("numbers are written with few figures", () => {
  expect([
    priceText(0.55123, "crypto"),
    priceText(1, "stocks"),
    priceText(64_999.999, "crypto"),
    priceText(1234.5, "indices"),
    priceText(1.09876, "forex"),
    priceText(150.123, "forex"),
  ]).toEqual(["0.5512", "1.00", "65,000.00", "1,234.50", "1.0988", "150.12"]);
  expect([
    changeText(-0.00004, { price: 0.5, market: "crypto" }),
    changeText(-1234.567, { price: 60_000, market: "crypto" }),
    changeText(0.001, { price: 2, market: "stocks" }),
    changeText(0.0011, { price: 1.1, market: "forex" }),
  ]).toEqual(["0.0000", "−1,234.57", "0.00", "+0.0011"]);
  expect([percentText(1.255), percentText(-0.5), percentText(0.001)]).toEqual([
    "+1.25%",
    "−0.50%",
    "0.00%",
  ]);
  expect([
    shortText(950),
    shortText(1_250),
    shortText(999_999),
    shortText(3.4e9),
    shortText(2.5e12),
    shortText(0),
  ]).toEqual(["950", "1.25K", "1.00M", "3.40B", "2.50T", "0"]);
});
