import type { Page } from "playwright/test";
import { expectAccessible } from "../support/browser/accessibility";
import { expect, test } from "../support/browser/journey";
import { sampled } from "../support/sized";

// The page is long, and axe takes its time.
test.describe.configure({ timeout: 180_000 });
test.use({ sharesPortal: true });
test.skip(({ hasScripts }) => !hasScripts, "the page has no scripts either way");

/** One call of each group, and some of the codes: the others are drawn alike, their names and ids are held elsewhere, and axe would take a minute. */
async function shorten(page: Page): Promise<void> {
  await page.evaluate(() =>
    document
      .querySelectorAll(
        "article:nth-of-type(n + 2), .contents li:nth-of-type(n + 4), tbody tr:nth-of-type(n + 11)",
      )
      .forEach((one) => one.remove()),
  );
}

test("the API page is readable on a phone and on a desktop", async ({ page }) => {
  for (const width of sampled([320], [1280, 320])) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/api/docs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meridian API");
    expect(await page.locator("script").count()).toBe(0);
    expect(
      await page
        .locator("html")
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
    expect(await page.locator("article").count()).toBeGreaterThan(100);
    await shorten(page);
    await expectAccessible(page, true);
  }
});
