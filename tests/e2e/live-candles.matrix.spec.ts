// Live prices: they move the last candle, or add one every two seconds to the timeframe Live, until someone pauses them.
import type { Page } from "playwright/test";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true, reducedMotion: "no-preference" });

const interactive = (page: Page) => page.locator(".chart-frame .highcharts-root");

test.describe("with scripts", () => {
  test.skip(({ hasScripts }) => !hasScripts, "only where scripts run");

  const candles = (page: Page) =>
    interactive(page).locator(".highcharts-candlestick-series .highcharts-point");

  for (const timeframe of ["1H", "1D", "1W", "1M"])
    test(`the price moves the last candle of ${timeframe}, and adds none`, async ({ page }) => {
      await page.clock.install({ time: new Date("2026-11-18T10:20:00Z") });
      await page.goto(`/charts/crypto?timeframe=${timeframe}`);
      await expect(page.getByRole("button", { name: "Pause live updates" })).toBeVisible();
      const before = await candles(page).count();
      await page.clock.runFor(150_000);
      const price = (await page.locator(".chart-price strong").textContent()) ?? "none";
      await expect(candles(page).last()).toHaveAccessibleName(
        new RegExp(`Close ${price.replace(".", "\\.")}`),
      );
      await expect(candles(page)).toHaveCount(before);
    });

  test("a candle is added every two seconds to Live, of which a hundred stay, until it is paused", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/charts/crypto?timeframe=Live");
    const pause = page.getByRole("button", { name: "Pause live updates" });
    await expect(pause).toBeVisible();
    await expect(candles(page)).toHaveCount(100);
    const first = () => candles(page).first().getAttribute("aria-label");
    const before = await first();
    await page.clock.runFor(6_000);
    await expect.poll(first).not.toBe(before);
    await expect(candles(page)).toHaveCount(100);
    await pause.focus();
    await page.keyboard.press("Space");
    const start = page.getByRole("button", { name: "Start live updates" });
    await expect(start).toBeFocused();
    const paused = await first();
    await page.clock.runFor(20_000);
    expect(await first()).toBe(paused);
    await start.press("Enter");
    await page.clock.runFor(4_000);
    await expect.poll(first).not.toBe(paused);
  });

  test("with reduced motion no candle moves unless requested", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/charts/forex");
    await expect(
      page.getByRole("button", { name: "Start live updates", exact: true }),
    ).toBeVisible();
  });
});

test("without scripts the last hundred candles are shown, and newer ones on request", async ({
  page,
  hasScripts,
}) => {
  test.skip(hasScripts, "scripts add them by themselves");
  await page.goto("/charts/crypto?timeframe=Live");
  await page.getByText("View as table").click();
  await expect(page.getByRole("row")).toHaveCount(101);
  await page.getByRole("link", { name: "Check now" }).click();
  await expect(page).toHaveURL(/timeframe=Live/);
});
