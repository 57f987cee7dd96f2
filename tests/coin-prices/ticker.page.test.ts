// The ticker of the front page: simulated and saying so, a feed's own prices, the last good ones with their age, or why there are none.
import { afterAll, describe, expect, test } from "vitest";
import { simulatedPrices } from "~server/adapters/coin-prices/simulated";
import { coinPriceText, percentText } from "~server/features/markets/labels";
import { asCoinGecko, demoKey } from "../support/stubs/coingecko-stub";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { OutsideStub } from "../support/stubs/outside-stub";
import { momentOn } from "../support/pages/quote-table";
import type { ShownPage } from "../support/pages/shown-page";

const stub = await OutsideStub.open();
afterAll(() => stub.close());

const withFeed = () =>
  openPortal({ COINGECKO_API_KEY: demoKey, COINGECKO_BASE_URL: `${stub.origin}/api/v3` });

/** With a question that says nothing, so that no finished page is shown. */
let looks = 0;
const look = (portal: InProcessPortal) => portal.visitor().get(`/?look=${(looks += 1)}`);

const tickerOf = ({ html }: ShownPage) =>
  /<section class="ticker[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
const wordsOf = (page: ShownPage) =>
  tickerOf(page)
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("simulated", async () => {
  const portal = await openPortal();
  afterAll(() => portal.close());

  test("it says so, and its prices are those of the market at the moment that it names", async () => {
    const page = await look(portal);
    const { coins } = await simulatedPrices(() => momentOn(page)).list();
    expect(tickerOf(page)).toContain('<span class="tag">Simulated</span>');
    expect(tickerOf(page).match(/<li>/g)).toHaveLength(8);
    for (const { symbol, name, priceUsd, change24hPercent } of coins) {
      expect(wordsOf(page)).toContain(
        `${symbol} ${name} ${coinPriceText(priceUsd ?? 0, "en")} ${percentText(change24hPercent ?? 0, "en")}`,
      );
    }
  });

  test("it is marked for a refresh in place every 30 seconds, with a loading text", async () => {
    const ticker = tickerOf(await look(portal));
    expect(ticker).toContain('<div id="ticker-prices" data-refresh="30">');
    expect(ticker).toContain("Loading prices…");
  });

  test("without scripts a link checks now, and the page refreshes itself only if requested", async () => {
    const visitor = portal.visitor();
    const page = await visitor.get("/");
    expect(page.link("Check now")).toBe("/");
    expect(page.html).not.toContain('http-equiv="refresh"');
    const asked = await visitor.get(page.link("Auto-refresh every 30 s"));
    expect(asked.path).toBe("/?auto=30");
    expect(asked.html).toContain('<noscript><meta http-equiv="refresh" content="30"/></noscript>');
    expect(asked.link("Check now")).toBe("/?auto=30");
    expect(asked.link("Stop auto-refresh")).toBe("/");
  });
});

describe("with a feed", () => {
  test("prices are the feed's, and a missing one is not invented", async () => {
    stub.respondsWith(asCoinGecko);
    const portal = await withFeed();
    const page = await look(portal);
    expect(tickerOf(page)).not.toContain("Simulated");
    expect(wordsOf(page)).toContain("Prices from CoinGecko in USD · 24h change · updated");
    expect(wordsOf(page)).toContain("BTC Bitcoin $65,012.40 −1.27%");
    expect(wordsOf(page)).toContain("DOGE Dogecoin — Price unavailable");
    expect(wordsOf(page)).toContain("BNB BNB $590.00 SOL");
    await portal.close();
  });

  test("that went away the last good prices stay, with their age", async () => {
    stub.respondsWith(asCoinGecko);
    const portal = await withFeed();
    await look(portal);
    stub.respondsWith({ status: 500 });
    portal.passMinutes(12);
    expect(wordsOf(await look(portal))).toMatch(
      /Live prices are unavailable\. Showing prices from 12 minutes ago\. .*BTC Bitcoin \$65,012\.40/,
    );
    stub.respondsWith(asCoinGecko);
    portal.passMinutes(2);
    expect(wordsOf(await look(portal))).not.toContain("Live prices are unavailable");
    await portal.close();
  });

  test("that never responded, the page says so, and the rest of it is there", async () => {
    stub.respondsWith("hang up");
    const portal = await withFeed();
    const page = await look(portal);
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain(
      "Unable to load prices. The service is temporarily unavailable. Try again in a moment.",
    );
    expect(page.link("Check now")).toBe(page.path);
    expect(page.heading).not.toBe("");
    await portal.close();
  });
});

test("with a backend without a ticker, the page has none", async () => {
  stub.respondsWith({
    status: 404,
    body: { statusCode: 404, message: "Cannot GET /prices/coins" },
  });
  const portal = await openPortal({ API_BASE_URL: `${stub.origin}/api` });
  const page = await look(portal);
  expect([page.status, tickerOf(page)]).toEqual([200, ""]);
  expect(page.heading).not.toBe("");
  await portal.close();
});
