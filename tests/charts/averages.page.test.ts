// The moving average and earlier candles of a chart, chosen in its address.
import { afterAll, expect, test } from "vitest";
import { candlesOf } from "~server/features/markets/rules/candles";
import { tradedSymbol } from "~server/features/markets/rules/symbols";
import { candleTime } from "~/charts/chart-times";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const visitor = portal.visitor();
const address = "/charts/crypto?symbol=BTCUSD&timeframe=1W";

test("a chart has no average until one is chosen", async () => {
  const [plain, averaged] = [
    await visitor.get(address),
    await visitor.get(`${address}&average=on`),
  ];
  expect(plain.html).not.toContain('class="chart-average"');
  expect(averaged.html).toMatch(/<path class="chart-average" d="M[\d.,L]+"/);
  expect(averaged.html).toMatch(/MA 7 <b>[\d,.]+<\/b>/);
  expect(averaged.html).toMatch(/name="average" checked="" value="on"|value="on" checked=""/);
});

test("an average and a zoom stay when the newest candles are asked for without scripts", async () => {
  const live = "/charts/crypto?symbol=BTCUSD&timeframe=Live&type=candlestick&zoom=2&average=on";
  expect((await visitor.get(live)).link("Check now")).toBe(live);
});

test("earlier candles are those before the newest ones, with a link back", async () => {
  const bitcoin = tradedSymbol("BTCUSD");
  if (!bitcoin) throw new Error("no such symbol");
  const now = portal.backend.context.now();
  const page = await visitor.get(`${address}&back=16`);
  const shown = candlesOf(bitcoin, "1W", now, { back: 16 });
  const newest = candlesOf(bitcoin, "1W", now);
  const time = (candle: { time: number } | undefined) => candleTime("1W", candle?.time ?? 0, "en");
  expect(page.text).toContain(`${time(shown.at(-1))} `);
  expect(page.text).toContain(`${time(shown[0])} `);
  expect(page.text).not.toContain(`${time(newest.at(-1))} `);
  expect(page.html).toMatch(/id="chart-later"[^>]*value="0"/);
  expect(page.html).toMatch(/id="chart-earlier"[^>]*value="32"/);
  const later = await visitor.get(address);
  expect(later.html).toMatch(/id="chart-later"[^>]*disabled/);
});

test.each(["-1", "1e3", "99999", "x"])("back=%s shows the newest candles", async (back) => {
  const page = await visitor.get(`${address}&back=${back}`);
  expect(page.html).toMatch(/id="chart-later"[^>]*disabled/);
});
