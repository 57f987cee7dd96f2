// Chart pages: each view has an address, and picture, sentence, table and API say what the simulated market says.
import { afterAll, describe, expect, test } from "vitest";
import { CandleList } from "~server/features/markets/schemas";
import { candlesOf } from "~server/features/markets/rules/candles";
import { quoteOf } from "~server/features/markets/rules/quotes";
import { tradedSymbol, type TradedSymbol } from "~server/features/markets/rules/symbols";
import { timeframes } from "~server/features/markets/rules/timeframes";
import { priceText } from "~server/features/markets/labels";
import { candlesIn, chartTypes, zooms } from "~/charts/chart-view";
import { summaryOf } from "~/charts/chart-labels";
import { candleTime } from "~/charts/chart-times";
import { openPortal } from "../support/portal/in-process-portal";
import { momentOn } from "../support/pages/quote-table";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
afterAll(() => portal.close());
const visitor = portal.visitor();

function named(symbol: string): TradedSymbol {
  const traded = tradedSymbol(symbol);
  if (!traded) throw new Error(`${symbol} is not traded`);
  return traded;
}

const views = chartTypes.flatMap((type) =>
  timeframes.flatMap((timeframe) => zooms.map((zoom) => ({ type, timeframe, zoom }))),
);

test.each(views)(
  "$type, $timeframe, zoom $zoom: summary, table and chart match the market",
  async ({ type, timeframe, zoom }) => {
    const page = await visitor.get(
      `/charts/crypto?symbol=ETHUSD&type=${type}&timeframe=${timeframe}&zoom=${zoom}`,
    );
    const [traded, now] = [named("ETHUSD"), momentOn(page)];
    const candles = candlesOf(traded, timeframe, now, { count: candlesIn({ zoom, timeframe }) });
    expect(page.status).toBe(200);
    expect(page.text).toContain(summaryOf(traded, { timeframe, candles, now, locale: "en" }));
    expect(page.text).toContain(priceText(quoteOf(traded, now).price, "crypto", "en"));
    const rows = [...candles]
      .reverse()
      .map(({ time, open, high, low, close }) =>
        [
          candleTime(timeframe, time, "en"),
          ...[open, high, low, close].map((price) => priceText(price, "crypto", "en")),
        ].join(" "),
      );
    for (const row of rows) expect(page.text).toContain(row);
    expect(page.html.match(/<div class="chart-picture"/g)).toHaveLength(1);
  },
);

describe.each(["forex", "indices", "crypto"])("/charts/%s", (market) => {
  test.each([
    "?symbol=NONE",
    "?symbol=AAPL",
    "?type=pie",
    "?timeframe=2D",
    "?zoom=9",
    "?zoom=",
    "?symbol=%00&type=__proto__",
  ])("with %s shows the default view", async (query) => {
    const [page, usual] = [
      await visitor.get(`/charts/${market}${query}`),
      await visitor.get(`/charts/${market}`),
    ];
    const chosen = ({ html }: ShownPage) =>
      [
        ...html.matchAll(
          /<(?:option|input|button)(?![^>]*name="from")[^>]*(?:selected|checked|zoom)[^>]*>/g,
        ),
      ].map(([tag]) => tag);
    expect(page.status).toBe(200);
    expect(chosen(page).length).toBeGreaterThan(2);
    expect(chosen(page)).toEqual(chosen(usual));
  });

  test("says that it is simulated and needs no style attribute", async () => {
    const page = await visitor.get(`/charts/${market}`);
    expect(page.html).toContain('<span class="tag">Simulated</span>');
    expect(page.html).not.toMatch(/\sstyle="/);
  });
});

test("the API returns the candles that the page draws", async () => {
  const page = await visitor.get("/charts/forex?symbol=GBPUSD&timeframe=1W");
  const { body } = await portal
    .visitor()
    .get("/api/markets/candles?symbol=GBPUSD&timeframe=1W")
    .then(({ html }) => ({ body: CandleList.parse(JSON.parse(html)) }));
  const closed = body.candles.slice(0, -1);
  expect(closed).toHaveLength(30);
  for (const { close } of closed) expect(page.text).toContain(priceText(close, "forex", "en"));
});
