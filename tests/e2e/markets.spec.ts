// Markets as a trader uses them: look, sort, screen, watch, open a chart; and figures that stay fresh.
import type { Page } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { watch } from "../support/browser/watched-page";
import { sized } from "../support/sized";

test.use({ sharesPortal: true });
test.setTimeout(120_000);

const watchlist = (page: Page) => page.getByRole("complementary", { name: "Watchlist" });

test("quotes are viewed, sorted, filtered and watched, and a chart is opened", async ({
  page,
  see,
}) => {
  await signInAs(page, "hana");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Markets", exact: true }).first().click();
  await (await see("Markets")).follow("Stocks");
  await (await see("Markets")).follow("Price");
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.getByRole("button", { name: "Add NFLX to watchlist" }).click();
  await see("Markets");
  await expect(page.getByText("Added NFLX to your watchlist")).toBeVisible();
  await expect(watchlist(page).getByRole("link", { name: "NFLX" })).toBeVisible();
  await (await see("Markets")).follow("Screener");
  const screener = await see("Markets");
  await screener.fill({ "Symbol or name": "netf" });
  await screener.press("Filter");
  await see("Markets");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("row", { name: /NFLX/ }).getByRole("link", { name: "NFLX" }).click();
  await expect(page).toHaveURL("/dashboard/markets/chart?symbol=NFLX");
  await see("Markets");
  await expect(
    page.getByRole("navigation", { name: "Markets" }).locator("[aria-current]"),
  ).toHaveText("Stocks");
  await expect(page.getByLabel("Symbol")).toHaveValue("NFLX");
  await page.getByRole("button", { name: "Remove from watchlist" }).click();
  await expect(watchlist(page).getByRole("link", { name: "NFLX" })).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/markets\/chart\?symbol=NFLX(#|$)/);
});

test("a figure of the screener is marked while it is wrong", async ({ page }) => {
  await signInAs(page, "hana");
  await page.goto("/dashboard/markets/screener");
  const price = page.locator("input[name=priceFrom]");
  const filter = page.getByRole("button", { name: "Filter" });
  for (const [typed, isWrong] of [
    ["much", true],
    ["1.5", false],
  ] as const) {
    await price.fill(typed);
    await filter.click();
    const error = page.getByText("Enter a number, for example 1.5");
    await expect(error).toHaveCount(isWrong ? 1 : 0);
    if (isWrong) await expect(price).toHaveAccessibleDescription(/Enter a number/);
    await expect(price.and(page.locator("[aria-invalid]"))).toHaveCount(isWrong ? 1 : 0);
  }
});

test("tables keep their figures inside their columns", { tag: "@once" }, async ({ page }) => {
  await signInAs(page, "hana");
  const widths = sized([320, 768, 1024, 1920], [320, 360, 600, 768, 1024, 1265, 1280, 1440, 1920]);
  for (const market of ["forex", "crypto", "stocks"]) {
    await page.goto(`/dashboard/markets?market=${market}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => {
        const isOver = (element: Element) => element.scrollWidth > element.clientWidth;
        return [document.documentElement, ...document.querySelectorAll(".panel, .stat")]
          .filter(isOver)
          .map(({ className }) => className || "page");
      });
      expect(over, `${market} at ${width} px`).toEqual([]);
    }
  }
});

test.describe("with scripts", () => {
  test.skip(({ hasScripts }) => !hasScripts, "only where scripts run");

  const places = [
    { name: "the markets", path: "/dashboard/markets", region: "#prices" },
    { name: "the ticker", path: "/", region: "#ticker-prices" },
  ];
  for (const { name, path, region } of places) {
    test(`${name} are refreshed in place, and say so if that fails`, async ({ page }) => {
      await page.clock.install();
      await signInAs(page, "hana");
      const watched = await watch(page);
      await page.goto(path);
      const part = page.locator(region);
      const mark = () =>
        part
          .locator("time")
          .first()
          .evaluate((element) => element.setAttribute("data-old", ""));
      const failed = part.getByText("Couldn't refresh.");
      await mark();
      await page.clock.runFor(30_000);
      await expect(part.locator("time").first()).toBeVisible();
      await expect(part.locator("[data-old]")).toHaveCount(0);
      await expect(failed).toBeHidden();
      await watched.expectQuiet();

      await page.route(/.*/, (route) => route.fulfill({ status: 503, body: "" }));
      await mark();
      await page.clock.runFor(30_000);
      await expect(failed).toBeVisible();
      await expect(part.locator("[data-old]")).toHaveCount(1);
      await page.unrouteAll();
      await page.clock.runFor(30_000);
      await expect(failed).toBeHidden();
      await expect(part.locator("[data-old]")).toHaveCount(0);
    });
  }

  test("what a user is using is not refreshed", async ({ page }) => {
    await page.clock.install();
    await signInAs(page, "hana");
    await page.goto("/dashboard/markets");
    const link = page.locator("#prices").getByRole("link", { name: "EUR/USD" }).first();
    await link.focus();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.clock.runFor(65_000);
    await expect(link).toBeFocused();
    expect(requests).toEqual([]);
  });

  test("the region says so while it is refreshed", async ({ page }) => {
    await page.clock.install();
    await signInAs(page, "hana");
    await page.goto("/dashboard/markets");
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/dashboard/markets", async (route) => {
      await gate;
      await route.continue();
    });
    await page.clock.runFor(30_000);
    await expect(page.locator("#prices")).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("Loading prices…")).toBeVisible();
    release();
    await expect(page.locator("#prices")).not.toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("Loading prices…")).toBeHidden();
  });
});

test("without scripts the page refreshes itself if requested", async ({ page, hasScripts }) => {
  test.skip(hasScripts, "scripts refresh in place");
  await signInAs(page, "hana");
  await page.goto("/dashboard/markets?market=crypto");
  await page.getByRole("link", { name: "Auto-refresh every 30 s" }).click();
  await expect(page).toHaveURL("/dashboard/markets?market=crypto&auto=30");
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveAttribute("content", "30");
  await page.getByRole("link", { name: "Stop auto-refresh" }).click();
  await expect(page).toHaveURL("/dashboard/markets?market=crypto");
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
});
