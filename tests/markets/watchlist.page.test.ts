// The watchlist: five symbols at first, then the visitor's choice, kept in a cookie of its own.
import { afterAll, describe, expect, test } from "vitest";
import { tradedSymbols, defaultWatchlist } from "~server/features/markets/rules/symbols";
import { openPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal();
afterAll(() => portal.close());
const overview = "/dashboard/markets";

const [addition, removal] = ["watch-addition", "watch-removal"] as const;

/** Shown as pairs: "EUR/USD". */
function watchedOn({ html }: ShownPage): string[] {
  const [list = ""] = /<ul class="watchlist"[^>]*>[\s\S]*?<\/ul>/.exec(html) ?? [];
  return [...list.matchAll(/class="symbol-link"[^>]*>([^<]+)</g)].map(([, name = ""]) =>
    name.replace("/", ""),
  );
}

async function press(
  person: Visitor,
  form: string,
  symbol: string,
  path = overview,
): Promise<ShownPage> {
  return person.submit(await person.get(path), { symbol }, { form });
}

test("the five default symbols are watched before anything was chosen", async () => {
  const hana = await portal.signInAs("hana");
  expect(watchedOn(await hana.get(overview))).toEqual([...defaultWatchlist]);
  expect(hana.cookies.has("watchlist")).toBe(false);
});

test("a symbol is added and removed, and the page says so", async () => {
  const hana = await portal.signInAs("hana");
  const added = await press(hana, addition, "NVDA");
  expect([added.status, added.location]).toEqual([303, overview]);
  const page = await hana.follow(added);
  expect(page.notice).toContain("Added NVDA to your watchlist");
  expect(watchedOn(page)).toEqual([...defaultWatchlist, "NVDA"]);
  const after = await hana.follow(await press(hana, removal, "BTCUSD"));
  expect(after.notice).toContain("Removed BTC/USD from your watchlist");
  expect(watchedOn(after)).toEqual(["ETHUSD", "EURUSD", "AAPL", "SPY", "NVDA"]);
});

test.each([
  ["star-NVDA", "star-NVDA"],
  ["text-EURUSD", "text-EURUSD"],
  ["watchlist", "watchlist"],
])("a button leads back to its place %s, which can have the focus", async (at, id) => {
  const zoe = await portal.signInAs("zoe");
  const page = await zoe.get(`${overview}?market=stocks`);
  const sent = await zoe.post(`${overview}/watchlist?at=${at}`, {
    symbol: "NVDA",
    formToken: page.formToken ?? "",
    from: "/dashboard/markets/chart?market=stocks&symbol=NVDA",
  });
  expect(sent.location).toBe(`/dashboard/markets/chart?market=stocks&symbol=NVDA#${id}`);
});

test.each(["//evil", "a b", "<b>", ""])("the place %j is none", async (at) => {
  const zoe = await portal.signInAs("zoe");
  const page = await zoe.get(overview);
  const path = `${overview}/watchlist?at=${encodeURIComponent(at)}`;
  const sent = await zoe.post(path, {
    symbol: "NVDA",
    formToken: page.formToken ?? "",
    from: overview,
  });
  expect(sent.location).toBe(overview);
});

test("each star has a place of its own in the table", async () => {
  const zoe = await portal.signInAs("zoe");
  const { html } = await zoe.get(`${overview}?market=stocks`);
  const stars = [...html.matchAll(/<button [^>]*id="star-([A-Z]+)"[^>]*formaction="([^"]+)"/gi)];
  expect(stars.length).toBeGreaterThan(5);
  for (const [, symbol, action] of stars) expect(action).toContain(`at=star-${symbol}`);
});

test("each button sends the form that fits, with its symbol", async () => {
  const hana = await portal.signInAs("hana");
  const { html } = await hana.get(`${overview}?market=stocks`);
  const buttons = [
    ...html.matchAll(
      /<button [^>]*class="watch-button[^"]*" form="([^"]+)" name="symbol" value="([^"]+)"/g,
    ),
  ].map(([, form, symbol]) => `${form} ${symbol}`);
  expect(buttons).toContain("watch-removal AAPL");
  expect(buttons).toContain("watch-addition MSFT");
  expect(buttons.filter((one) => one.endsWith(" BTCUSD"))).toEqual(["watch-removal BTCUSD"]);
});

test("the way back is the page of the button, and never another site", async () => {
  const hana = await portal.signInAs("hana");
  const here = `${overview}/screener?market=stocks&q=a&auto=30`;
  expect((await press(hana, addition, "MSFT", here)).location).toBe(here);
  const page = await hana.get(overview);
  expect(
    (await hana.submit(page, { symbol: "KO", from: "//evil.example" }, { form: addition }))
      .location,
  ).toBe(overview);
});

describe("a change that is impossible is reported, and changes nothing", () => {
  test.each([
    [addition, "NOPE", "Symbol not found."],
    [addition, "", "Symbol not found."],
    [removal, "MSFT", "This symbol isn't on your watchlist."],
  ])("%s of %s", async (form, symbol, text) => {
    const hana = await portal.signInAs("hana");
    const answer = await press(hana, form, symbol);
    expect(hana.cookies.has("watchlist")).toBe(false);
    expect((await hana.follow(answer)).notice).toContain(text);
  });

  test("a symbol that is already watched stays once", async () => {
    const hana = await portal.signInAs("hana");
    expect(watchedOn(await hana.follow(await press(hana, addition, "SPY")))).toEqual([
      ...defaultWatchlist,
    ]);
  });

  test("thirty symbols are the maximum", async () => {
    const hana = await portal.signInAs("hana");
    hana.cookies.set(
      "watchlist",
      tradedSymbols
        .slice(0, 30)
        .map(({ symbol }) => symbol)
        .join("."),
    );
    const page = await hana.follow(await press(hana, addition, "NFLX"));
    expect(page.notice).toContain("Your watchlist is full. Remove a symbol first.");
    expect(watchedOn(page)).toHaveLength(30);
  });
});

test("an empty list stays empty and says what to do", async () => {
  const hana = await portal.signInAs("hana");
  for (const symbol of defaultWatchlist) await press(hana, removal, symbol);
  const page = await hana.get(overview);
  expect(watchedOn(page)).toEqual([]);
  expect(page.text).toContain(
    "Your watchlist is empty Select the star next to a symbol to add it.",
  );
});

test.each(["NOPE.BTCUSD.BTCUSD", "<script>.BTCUSD", "BTCUSD.__proto__"])(
  "a cookie of %s shows the known symbols in it",
  async (cookie) => {
    const hana = await portal.signInAs("hana");
    hana.cookies.set("watchlist", cookie);
    const page = await hana.get(overview);
    expect(page.status).toBe(200);
    expect(watchedOn(page).filter((symbol) => symbol !== "BTCUSD")).toEqual([]);
  },
);

test("it stays in this browser: scripts can't read it, and only the customer area gets it", async () => {
  const hana = await portal.signInAs("hana");
  const answer = await press(hana, addition, "KO");
  const line = answer.headers.getSetCookie().find((one) => one.startsWith("watchlist=")) ?? "";
  expect(line).toBe(
    `watchlist=${[...defaultWatchlist, "KO"].join(".")}; Path=/dashboard; Max-Age=31536000; HttpOnly; SameSite=Lax`,
  );
  expect(watchedOn(await (await portal.signInAs("hana")).get(overview))).toEqual([
    ...defaultWatchlist,
  ]);
});

test("it is on all three tabs", async () => {
  const hana = await portal.signInAs("hana");
  for (const path of [overview, `${overview}/screener`, `${overview}/chart`])
    expect(watchedOn(await hana.get(path))).toEqual([...defaultWatchlist]);
});
