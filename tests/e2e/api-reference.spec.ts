import { expectAccessible } from "../support/accessibility";
import { expect, test } from "../support/journey";

test.describe.configure({ timeout: 120_000 });

for (const width of [360, 1280]) {
  test(`the API page reads well at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/api/docs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client portal API");
    expect(await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page, true);
  });
}
