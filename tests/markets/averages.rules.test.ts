import { expect, test } from "vitest";
import { averageLength, averagesOf } from "~server/features/markets/rules/averages";
import { candlesOf } from "~server/features/markets/rules/candles";
import { tradedSymbol } from "~server/features/markets/rules/symbols";

const closes = (...values: number[]) => values.map((close) => ({ close }));

test("an average is of the last seven closing prices", () => {
  expect(averageLength).toBe(7);
  expect(averagesOf(closes(1, 2, 3, 4, 5, 6, 7, 15))).toEqual([4, 6]);
});

test("with fewer candles there is none", () => {
  expect(averagesOf(closes(1, 2, 3))).toEqual([]);
  expect(averagesOf([])).toEqual([]);
});

test("earlier candles end where the newer ones begin, and are closed", () => {
  const bitcoin = tradedSymbol("BTCUSD");
  if (!bitcoin) throw new Error("no such symbol");
  const now = Date.UTC(2026, 10, 21, 13, 7);
  const all = candlesOf(bitcoin, "1D", now, { count: 40 });
  expect(candlesOf(bitcoin, "1D", now, { count: 30, back: 10 })).toEqual(all.slice(0, 30));
});
