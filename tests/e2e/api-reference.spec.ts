import { expectAccessible } from "../support/accessibility";
import { expect, test } from "../support/journey";

test.use({ sharesPortal: true });

// The page is long, and axe takes its time.
test.describe.configure({ timeout: 180_000 });
test.skip(({ hasScripts }) => !hasScripts, "the page has no scripts either way");

test("the API page reads well on a phone and on a desk", async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/api/docs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client portal API");
    expect(await page.locator("script").count()).toBe(0);
    expect(await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page, true);
  }
});
