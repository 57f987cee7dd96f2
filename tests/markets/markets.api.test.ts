import { symbolLabel } from "~server/features/markets/symbol-labels";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CandleList, QuoteList } from "~server/features/markets/schemas";
import { candlesOf } from "~server/features/markets/rules/candles";
import { momentOf } from "~server/features/markets/rules/moment";
import { quotesOf } from "~server/features/markets/rules/quotes";
import { marketIds, tradedSymbol, tradedSymbols } from "~server/features/markets/rules/symbols";
import { shortAmountText } from "~server/features/markets/labels";
import { TestPortal } from "../support/portal/backend";

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
});
afterAll(() => portal.close());

const quotes = async (query = "") =>
  QuoteList.parse((await portal.visitor().get(`/markets/quotes${query}`)).body);
const moment = () => momentOf(portal.context.now());

test.each(marketIds)(
  "the quotes of %s are those of the market, at the moment they name",
  async (market) => {
    const answer = await quotes(`?market=${market}`);
    expect([answer.asOf, answer.simulated]).toEqual([new Date(moment()).toISOString(), true]);
    expect(answer.quotes).toEqual(
      quotesOf(market, moment()).map((quote) => ({
        ...quote,
        label: symbolLabel(quote.symbol, "en"),
        volume: shortAmountText(quote.volume, "en"),
      })),
    );
  },
);

test("without a market, the quotes of all four are returned in their order", async () => {
  expect((await quotes()).quotes.map(({ symbol }) => symbol)).toEqual(
    tradedSymbols.map(({ symbol }) => symbol),
  );
});

test("market values are only for crypto and stocks", async () => {
  for (const { market, marketCap } of (await quotes()).quotes)
    expect(marketCap !== undefined).toBe(market === "crypto" || market === "stocks");
});

test("candles are those of the charts", async () => {
  const answer = await portal.visitor().get("/markets/candles?symbol=BTCUSD&timeframe=1H&count=7");
  const { candles, asOf, simulated } = CandleList.parse(answer.body);
  const bitcoin = tradedSymbol("BTCUSD");
  expect([asOf, simulated, candles.length]).toEqual([new Date(moment()).toISOString(), true, 7]);
  expect(candles.map((candle) => ({ ...candle, time: Date.parse(candle.time) }))).toEqual(
    bitcoin && candlesOf(bitcoin, "1H", moment(), { count: 7 }),
  );
});

test("31 daily candles are the default", async () => {
  const { candles, timeframe } = CandleList.parse(
    (await portal.visitor().get("/markets/candles?symbol=SPY")).body,
  );
  expect([candles.length, timeframe]).toEqual([31, "1D"]);
});

test.each([
  ["/markets/quotes?market=bonds", 400],
  ["/markets/candles", 400],
  ["/markets/candles?symbol=SPY&count=0", 400],
  ["/markets/candles?symbol=SPY&count=101", 400],
  ["/markets/candles?symbol=SPY&timeframe=2D", 400],
  ["/markets/candles?symbol=NONE", 404],
])("%s is refused with %i", async (path, status) => {
  expect((await portal.visitor().get(path)).status).toBe(status);
});
