// The front page's 'Recent Withdrawal!': its times, and how to dismiss it and turn it off.
import type { Page } from "playwright/test";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

const example = (page: Page) => page.getByText("Recent Withdrawal!");

/** Opens the front page with a clock that stands still, and with chance always at its upper end. */
async function open(
  page: Page,
  reducedMotion: "reduce" | "no-preference" = "no-preference",
): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install();
  await page.addInitScript(() => (Math.random = () => 0.999));
  await page.goto("/");
}

test("appears within eight seconds, says that it is simulated, and goes after two", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "without scripts there is none");
  await open(page);
  await expect(example(page)).toBeHidden();
  await page.clock.runFor(8000);
  await expect(example(page)).toBeVisible();
  const shown = page.getByRole("complementary", { name: "Simulated example" });
  await expect(shown).toContainText("Mia from Ottawa just withdrew $9,991");
  await expect(shown).toContainText("Simulated example – not a real customer");
  expect(
    await shown.evaluate(
      (element) => element.closest("[aria-live], [role=status], [role=alert]") === null,
    ),
  ).toBe(true);
  await page.clock.runFor(2300);
  await expect(example(page)).toBeHidden();
  await page.clock.runFor(8000);
  await expect(example(page)).toBeVisible();
});

test("stays while the pointer is on it, and does not return once dismissed", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "without scripts there is none");
  await open(page);
  await page.clock.runFor(8000);
  await example(page).hover();
  await page.clock.runFor(10_000);
  await expect(example(page)).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.clock.runFor(30_000);
  await expect(example(page)).toBeHidden();
});

test("is turned off permanently by its own form", async ({ page, hasScripts }) => {
  test.skip(!hasScripts, "without scripts there is none");
  await open(page);
  await page.clock.runFor(8000);
  await page.getByRole("button", { name: "Never show these" }).click();
  await expect(page.locator("template[data-examples]")).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(example(page)).toBeHidden();
});

test("never appears if reduced motion is requested", async ({ page }) => {
  await open(page, "reduce");
  await page.clock.runFor(30_000);
  await expect(example(page)).toBeHidden();
});
