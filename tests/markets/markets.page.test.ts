// The markets of the customer area: three views and four markets, each an address, and the same figures as the API and the charts.
import { symbolLabel } from "~server/features/markets/symbol-labels";
import { afterAll, describe, expect, test } from "vitest";
import { quotesOf } from "~server/features/markets/rules/quotes";
import {
  marketIds,
  pairName,
  symbolsOf,
  tradedSymbol,
  tradedSymbols,
} from "~server/features/markets/rules/symbols";
import {
  changeText,
  percentText,
  priceText,
  shortAmountText,
} from "~server/features/markets/labels";
import { openPortal } from "../support/portal/in-process-portal";
import { momentOn, symbolsIn } from "../support/pages/quote-table";

const portal = await openPortal();
afterAll(() => portal.close());
const hana = await portal.signInAs("hana");

const overview = "/dashboard/markets";
const names = { forex: "Forex", crypto: "Crypto", indices: "Indices", stocks: "Stocks" } as const;

describe.each(marketIds)("%s", (market) => {
  test("shows each symbol with the figures of the time that the page names", async () => {
    const page = await hana.get(`${overview}?market=${market}`);
    const quotes = quotesOf(market, momentOn(page));
    expect(symbolsIn(page)).toEqual(symbolsOf(market).map(({ symbol }) => symbol));
    for (const quote of quotes) {
      const figures = [
        priceText(quote.price, market, "en"),
        percentText(quote.changePercent, "en"),
        changeText(quote.change, quote, "en"),
        priceText(quote.high24h, market, "en"),
        priceText(quote.low24h, market, "en"),
        shortAmountText(quote.volume, "en"),
      ];
      const cap = quote.marketCap === undefined ? [] : [shortAmountText(quote.marketCap, "en")];
      expect(page.text).toContain(
        [pairName(quote.symbol), symbolLabel(quote.symbol, "en"), ...figures, ...cap].join(" "),
      );
    }
  });

  test("has a market value only for crypto and stocks", async () => {
    const hasCap = market === "crypto" || market === "stocks";
    expect(
      (await hana.get(`${overview}?market=${market}`)).html.includes('data-label="Market cap"'),
    ).toBe(hasCap);
  });

  test("shows four cards with extremes", async () => {
    const page = await hana.get(`${overview}?market=${market}`);
    const quotes = quotesOf(market, momentOn(page));
    const rising = quotes.toSorted((left, right) => left.changePercent - right.changePercent);
    expect(page.text).toContain(
      `Top gainer, 24h ${pairName(rising.at(-1)?.symbol ?? "")} ${percentText(rising.at(-1)?.changePercent ?? 0, "en")}`,
    );
    expect(page.text).toContain(
      `Top loser, 24h ${pairName(rising[0]?.symbol ?? "")} ${percentText(rising[0]?.changePercent ?? 0, "en")}`,
    );
    expect(page.text).toContain(
      `Most active, 24h ${pairName(quotes.toSorted((left, right) => right.volume - left.volume)[0]?.symbol ?? "")} `,
    );
    expect(page.text).toContain(
      `Advancing, 24h ${quotes.filter(({ change }) => change > 0).length} of ${quotes.length}`,
    );
  });

  test.each([overview, `${overview}/screener`, `${overview}/chart`])(
    "is highlighted in the menu of %s",
    async (path) => {
      const page = await hana.get(`${path}?market=${market}`);
      expect(page.html).toContain(`aria-current="true">${names[market]}</a>`);
      expect(page.html).toContain('<span class="tag">Simulated</span>');
      expect(page.html).toMatch(/id="prices" class="market-region[\w -]*" data-refresh="30"/);
    },
  );
});

describe("URLs", () => {
  test("the tabs keep the market, and the markets keep the tab", async () => {
    const page = await hana.get(
      `${overview}/screener?market=stocks&changeFrom=1&priceFrom=5&sort=price`,
    );
    expect([page.link("Overview"), page.link("Chart")]).toEqual([
      `${overview}?market=stocks`,
      `${overview}/chart?market=stocks`,
    ]);
    expect(page.link("Crypto")).toBe(`${overview}/screener?market=crypto&sort=price&changeFrom=1`);
  });

  test("an unknown market shows the first one", async () => {
    const page = await hana.get(`${overview}?market=bonds`);
    expect(symbolsIn(page)).toEqual(symbolsOf("forex").map(({ symbol }) => symbol));
  });

  test.each(tradedSymbols.map(({ symbol }) => symbol))(
    "%s leads to its chart, in its own market",
    async (symbol) => {
      const market = tradedSymbol(symbol)?.market ?? "forex";
      const list = await hana.get(`${overview}?market=${market}`);
      const page = await hana.get(list.link(pairName(symbol)));
      expect(page.path).toBe(`${overview}/chart?symbol=${symbol}`);
      expect(page.html).toContain(`<h2 id="chart-name">${pairName(symbol)}</h2>`);
      expect(page.html).toContain(`aria-current="true">${names[market]}</a>`);
      expect(page.html).toMatch(new RegExp(`<option value="${symbol}" selected`));
    },
  );

  test("without scripts a link checks now, and the page refreshes itself only if requested", async () => {
    const page = await hana.get(`${overview}?market=crypto&sort=price`);
    expect(page.html).not.toContain('http-equiv="refresh"');
    const asked = await hana.get(page.link("Auto-refresh every 30 s"));
    expect(asked.path).toBe(`${overview}?market=crypto&sort=price&auto=30`);
    expect(asked.html).toContain('<noscript><meta http-equiv="refresh" content="30"/></noscript>');
    expect(asked.link("Stop auto-refresh")).toBe(`${overview}?market=crypto&sort=price`);
  });
});

describe("sorting", () => {
  const sortings = [
    ["Price", "price", ({ price }) => price],
    ["Change", "change", ({ changePercent }) => changePercent],
    ["High", "high", ({ high24h }) => high24h],
    ["Low", "low", ({ low24h }) => low24h],
    ["Volume", "volume", ({ volume }) => volume],
    ["Market cap", "cap", ({ marketCap = 0 }) => marketCap],
  ] as const satisfies readonly (readonly [
    string,
    string,
    (quote: ReturnType<typeof quotesOf>[number]) => number,
  ])[];

  test.each(sortings)(
    "by %s, descending first and ascending after a second click",
    async (heading, by, valueOf) => {
      const page = await hana.get(`${overview}?market=crypto`);
      const down = await hana.get(page.link(heading));
      expect(down.path).toBe(`${overview}?market=crypto&sort=${by}&order=descending`);
      const expected = (at: typeof page) =>
        quotesOf("crypto", momentOn(at))
          .toSorted((left, right) => valueOf(left) - valueOf(right))
          .map(({ symbol }) => symbol);
      expect(symbolsIn(down)).toEqual(expected(down).reverse());
      expect(down.html.match(/aria-sort="descending"/g)).toHaveLength(1);
      const up = await hana.get(down.link(heading));
      expect(symbolsIn(up)).toEqual(expected(up));
      expect(up.html.match(/aria-sort="ascending"/g)).toHaveLength(1);
    },
  );

  test("by name, from A first", async () => {
    const page = await hana.get((await hana.get(overview)).link("Symbol"));
    expect(symbolsIn(page)).toEqual(
      symbolsOf("forex")
        .map(({ symbol }) => symbol)
        .sort(),
    );
  });

  test("by an unknown column keeps the market's own order, and marks none", async () => {
    const page = await hana.get(`${overview}?sort=__proto__&order=sideways`);
    expect(symbolsIn(page)).toEqual(symbolsOf("forex").map(({ symbol }) => symbol));
    expect(page.html).not.toContain("aria-sort");
  });
});
