// Live candles: one is added every two seconds until someone pauses them, and none if reduced motion is requested.
import type { Page } from "playwright/test";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true, reducedMotion: "no-preference" });

const interactive = (page: Page) => page.locator(".chart-frame .highcharts-root");

test.describe("with scripts", () => {
  test.skip(({ hasScripts }) => !hasScripts, "only where scripts run");

  test("a candle is added every two seconds and the price goes with it, until it is paused", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/charts/crypto");
    const pause = page.getByRole("button", { name: "Pause live updates" });
    const points = interactive(page).locator(".highcharts-candlestick-series .highcharts-point");
    const before = await points.count();
    await page.clock.runFor(6_000);
    await expect.poll(() => points.count()).toBeGreaterThanOrEqual(before + 2);
    await pause.focus();
    await page.keyboard.press("Space");
    const start = page.getByRole("button", { name: "Start live updates" });
    await expect(start).toBeFocused();
    const price = (await page.locator(".chart-price strong").textContent()) ?? "none";
    await expect(points.last()).toHaveAccessibleName(
      new RegExp(`Close ${price.replace(".", "\\.")}`),
    );
    const paused = await points.count();
    await page.clock.runFor(20_000);
    expect(await points.count()).toBe(paused);
    await start.press("Enter");
    await page.clock.runFor(4_000);
    await expect.poll(() => points.count()).toBeGreaterThan(paused);
  });

  test("it keeps the last hundred candles", async ({ page }) => {
    await page.clock.install();
    await page.goto("/charts/crypto?zoom=0.5");
    await expect(page.getByRole("button", { name: "Pause live updates" })).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(
      interactive(page).locator(".highcharts-candlestick-series .highcharts-point"),
    ).toHaveCount(100);
  });

  test("with reduced motion no candle moves unless requested", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/charts/forex");
    await expect(
      page.getByRole("button", { name: "Start live updates", exact: true }),
    ).toBeVisible();
  });
});
