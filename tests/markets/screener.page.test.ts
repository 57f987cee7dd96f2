// The screener: which symbols fit what is in the address.
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { quotesOf, type Quote } from "~server/features/markets/rules/quotes";
import { symbolsOf } from "~server/features/markets/rules/symbols";
import { matchesScreener, screenerFilterIn } from "~/routes/customer/markets/screener-filter";
import { openPortal } from "../support/portal/in-process-portal";
import { momentOn, symbolsIn } from "../support/pages/quote-table";

const portal = await openPortal();
afterAll(() => portal.close());
const hana = await portal.signInAs("hana");
const screener = "/dashboard/markets/screener";
const screened = (query: string) => hana.get(`${screener}?${query}`);

const cases: readonly (readonly [query: string, fits: (quote: Quote) => boolean])[] = [
  ["market=stocks&q=apple", ({ symbol }) => symbol === "AAPL"],
  ["market=stocks&q=%20aApL%20", ({ symbol }) => symbol === "AAPL"],
  ["market=crypto&changeFrom=0", ({ changePercent }) => changePercent >= 0],
  ["market=crypto&changeTo=-0.5%25", ({ changePercent }) => changePercent <= -0.5],
  ["market=crypto&changeTo=%E2%88%920.5", ({ changePercent }) => changePercent <= -0.5],
  ["market=crypto&priceFrom=1&priceTo=1,000", ({ price }) => price >= 1 && price <= 1000],
  ["market=crypto&priceFrom=3K", ({ price }) => price >= 3000],
  ["market=stocks&volumeFrom=20M&volumeTo=0.1b", ({ volume }) => volume >= 2e7 && volume <= 1e8],
];

test.each(cases)("%s", async (query, fits) => {
  const page = await screened(query);
  const market = new URLSearchParams(query).get("market") === "stocks" ? "stocks" : "crypto";
  const quotes = quotesOf(market, momentOn(page));
  const expected = quotes.filter(fits).map(({ symbol }) => symbol);
  expect(symbolsIn(page)).toEqual(expected);
  expect(page.text).toContain(`${expected.length} of ${quotes.length} symbols`);
});

test("the entered values are in the form again, and sorting keeps them", async () => {
  const page = await screened(
    "market=stocks&q=a&changeFrom=-9&volumeTo=9T&sort=price&order=ascending",
  );
  expect(page.html).toMatch(/name="q"[^>]*value="a"/);
  expect(page.html).toMatch(/name="changeFrom"[^>]*value="-9"/);
  expect(page.html).toContain('<input type="hidden" name="sort" value="price"/>');
  expect(page.link("Low")).toBe(
    `${screener}?market=stocks&q=a&changeFrom=-9&volumeTo=9T&sort=low&order=descending`,
  );
  expect(page.link("Clear")).toBe(`${screener}?market=stocks`);
});

describe("an invalid value", () => {
  test.each(["much", "1,5", "1.", "--1", "1e9", "5X", "Infinity"])(
    "%s is marked, and filters nothing",
    async (typed) => {
      const page = await screened(`priceFrom=${encodeURIComponent(typed)}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain("Enter a number, for example 1.5");
      expect(page.html).toMatch(
        /name="priceFrom"[^>]*aria-invalid="true" aria-describedby="priceFrom-error"/,
      );
      expect(symbolsIn(page)).toHaveLength(symbolsOf("forex").length);
    },
  );

  test("in a range that ends before it starts says so", async () => {
    const page = await screened("changeFrom=5&changeTo=1");
    expect(page.text).toContain("The maximum must be at least the minimum");
    expect(page.text).toContain("No matches Try different filters or another market.");
  });
});

test("without any match, the page says what to do next, and the watchlist is there", async () => {
  const page = await screened("q=no+such+symbol");
  expect(page.text).toContain(
    "0 of 12 symbols Simulated No matches Try different filters or another market.",
  );
  expect(page.text).toContain("Watchlist Simulated BTC/USD");
});

test("whatever is entered, a filter applies or is marked as invalid, and never both", () => {
  const quotes = quotesOf("crypto", 0);
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (typed) => {
      const filter = screenerFilterIn(new URLSearchParams({ priceFrom: typed }), "en");
      const isRead = filter.limits.priceFrom !== undefined;
      expect(filter.faults.priceFrom !== undefined).toBe(typed.trim() !== "" && !isRead);
      if (!isRead) expect(quotes.every((quote) => matchesScreener(filter, quote, "en"))).toBe(true);
    }),
  );
});

test.each([
  ["en", "1,5", undefined],
  ["en", "1,500", 1500],
  ["de", "1,5", 1.5],
  ["de", "−1,50 %", -1.5],
  ["de", "1.500", 1500],
  ["de", "1.1461", 1.1461],
  ["es", "1.500,25", 1500.25],
  ["es", "2,5M", 2_500_000],
  ["ar", "1,500.5", 1500.5],
  ["ar", "١٬٥٠٠٫٥", 1500.5],
  ["ar-u-nu-arab", "٢٫٥", 2.5],
  ["de", "1,5,2", undefined],
])("in %s, %s is read as %s", (locale, typed, read) => {
  const { limits, faults } = screenerFilterIn(new URLSearchParams({ priceFrom: typed }), locale);
  expect([limits.priceFrom, faults.priceFrom]).toEqual([
    read,
    read === undefined ? "number" : undefined,
  ]);
});
