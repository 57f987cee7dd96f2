// Charts: complete as the server draws them; where scripts run the picture comes alive in its own frame, and nothing moves.
import type { Page } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { watch } from "../support/browser/watched-page";
import { sized } from "../support/sized";

test.use({ sharesPortal: true, reducedMotion: "no-preference" });

const rowsOf = (page: Page) => page.locator(".chart-table tbody tr");
const interactive = (page: Page) => page.locator(".chart-frame .highcharts-root");

test("a form chooses symbol, type, timeframe and zoom; each view has a URL and its numbers as a table", async ({
  page,
  see,
  hasScripts,
}) => {
  await page.goto("/charts/crypto");
  const chart = await see("Crypto chart");
  await expect(page.locator("figure.chart").getByText("Simulated", { exact: true })).toBeVisible();
  await page.getByLabel("Symbol").selectOption("SOLUSD");
  await page.getByRole("radio", { name: "Line" }).check({ force: true });
  await page.getByRole("radio", { name: "1W" }).check({ force: true });
  if (!hasScripts) await chart.press("Update chart");
  await expect(page).toHaveURL("/charts/crypto?symbol=SOLUSD&timeframe=1W&type=line&zoom=1");
  await expect(page.getByRole("heading", { name: "SOL/USD" })).toBeVisible();
  await page.locator("summary", { hasText: "View as table" }).click();
  await expect(rowsOf(page)).toHaveCount(31);
  await (await see("Crypto chart")).press("Zoom in");
  await expect(page).toHaveURL("/charts/crypto?symbol=SOLUSD&timeframe=1W&type=line&zoom=1.5");
  await expect(rowsOf(page)).toHaveCount(21);
  await expect(page.getByRole("radio", { name: "1W" })).toBeChecked();
  if (!hasScripts)
    await expect(page.locator(".chart-picture .chart-course path.chart-line")).toHaveCount(1);
});

test.describe("with scripts", () => {
  test.skip(({ hasScripts }) => !hasScripts, "only where scripts run");

  const forms = ["/charts/forex", "/charts/crypto?type=area&zoom=0.5"];
  const others = ["/charts/indices?type=bar", "/charts/forex?type=line&timeframe=1H"];
  for (const path of sized(forms, [...forms, ...others])) {
    test(`the chart of ${path} becomes interactive in place`, async ({ page }) => {
      const watched = await watch(page);
      await page.goto(path);
      await expect(interactive(page)).toBeVisible();
      await expect(page.locator(".chart-picture")).toHaveCount(0);
      await watched.expectQuiet();
    });
  }

  test("a choice takes effect immediately, and the focus stays", async ({ page }) => {
    await page.goto("/charts/crypto");
    await expect(interactive(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Update chart" })).toHaveCount(0);
    const symbol = page.getByLabel("Symbol");
    await symbol.focus();
    await page.keyboard.press("ArrowDown");
    await expect(symbol).toHaveValue("ETHUSD");
    await expect(page.getByRole("heading", { name: "ETH/USD" })).toBeVisible();
    await expect(symbol).toBeFocused();
    await page.getByRole("radio", { name: "1D" }).focus();
    await page.keyboard.press("ArrowRight");
    const week = page.getByRole("radio", { name: "1W" });
    await expect(week).toBeFocused();
    await expect(page).toHaveURL(/timeframe=1W&type=candlestick&zoom=1$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/timeframe=1W&type=candlestick&zoom=1$/);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page).toHaveURL(/timeframe=1W&type=candlestick&zoom=1.5$/);
    await expect(rowsOf(page)).toHaveCount(21);
    await page.reload();
    await expect(week).toBeChecked();
    await expect(symbol).toHaveValue("ETHUSD");
    await expect(page.getByRole("heading", { name: "ETH/USD" })).toBeVisible();
  });

  test("a choice keeps the page, its open table and a pause, and updates everything that names the symbol", async ({
    page,
  }) => {
    await signInAs(page, "hana");
    await page.goto("/dashboard/markets/chart?symbol=BTCUSD");
    await page.getByRole("button", { name: "Pause live updates" }).click();
    await page.locator("summary", { hasText: "View as table" }).click();
    await page.evaluate(() => (document.body.dataset.isSame = "yes"));
    await page.getByLabel("Symbol").selectOption("ATOMUSD");
    await expect(page.getByRole("heading", { name: "ATOM/USD" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Simulated prices of ATOM/USD" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Start live updates" })).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute("data-is-same", "yes");
    await page.getByRole("button", { name: "Add to watchlist" }).click();
    await expect(page).toHaveURL(/symbol=ATOMUSD/);
    await expect(page.getByRole("button", { name: "Remove from watchlist" })).toBeVisible();
  });

  test("on a connection that saves data, a choice changes the static chart", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/charts/crypto");
    await page.getByRole("radio", { name: "Line" }).check({ force: true });
    await expect(page.locator(".chart-course path.chart-line")).toHaveCount(1);
    await page.getByRole("button", { name: "Interactive chart" }).click();
    await expect(interactive(page).locator(".highcharts-line-series").first()).toBeVisible();
  });

  test("an area chart starts at the bottom, and its points are hidden until one is pointed at", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/charts/crypto?type=area");
    const points = interactive(page).locator(".highcharts-markers .highcharts-point");
    await expect(points.first()).toHaveCSS("opacity", "0");
    const course = await interactive(page).locator(".highcharts-graph").boundingBox();
    expect(course?.height).toBeGreaterThan(100);
    await page.getByRole("button", { name: /live updates$/ }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(
      page.locator(".highcharts-point:focus, .highcharts-point-hover").first(),
    ).toHaveCSS("opacity", "1");
  });

  test("the chart of the customer area becomes interactive in place, on a phone as well", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, "hana");
    const watched = await watch(page);
    await page.goto("/dashboard/markets/chart?symbol=AAPL");
    await expect(interactive(page)).toBeVisible();
    await watched.expectQuiet();
  });

  test("its candles are read one by one with the arrow keys", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/charts/forex");
    await expect(interactive(page)).toBeVisible();
    await page.getByRole("button", { name: /live updates$/ }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    const focused = page.locator("*:focus");
    await expect(focused).toHaveAccessibleName(/Open .* High .* Low .* Close /);
    const first = await focused.getAttribute("aria-label");
    await page.keyboard.press("ArrowRight");
    await expect(focused).not.toHaveAttribute("aria-label", first ?? "");
  });

  test("on a connection that saves data, it waits for a click", async ({ page }) => {
    const chunks: string[] = [];
    page.on(
      "request",
      (request) => void (/chart-island/i.test(request.url()) && chunks.push(request.url())),
    );
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/charts/forex");
    const bring = page.getByRole("button", { name: "Interactive chart" });
    await expect(bring).toBeVisible();
    await expect(page.locator(".chart-picture:visible")).toHaveCount(1);
    expect(chunks).toEqual([]);
    await bring.click();
    await expect(interactive(page)).toBeVisible();
    expect(chunks.length).toBeGreaterThan(0);
  });
});
