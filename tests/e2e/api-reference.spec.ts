import type { Page } from "playwright/test";
import { expectAccessible } from "../support/accessibility";
import { expect, test } from "../support/journey";
import { keepPicture } from "../support/screens";

test.use({ sharesPortal: true });
test.skip(({ hasScripts }) => !hasScripts, "the page has no scripts either way");

/** Two calls of each group, and some of the codes: the others are drawn alike, their names and ids are held elsewhere, and axe would take a minute. */
async function shorten(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll("article:nth-of-type(n + 3), tbody tr:nth-of-type(n + 21)").forEach((one) => one.remove()));
}

test("the API page reads well on a phone and on a desk", async ({ page }) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/api/docs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client portal API");
    expect(await page.locator("script").count()).toBe(0);
    expect(await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.locator("article").count()).toBeGreaterThan(100);
    await shorten(page);
    await expectAccessible(page, true);
    await keepPicture(page, "visitor", `${width}-light`, "api-docs");
  }
});
