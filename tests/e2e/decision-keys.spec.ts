// How many presses and pages an administrator needs for each request that waits.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test("by keyboard, a decision takes three presses and one page", async ({ page, see }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/queues/deposits");
  await see("Transaction Details");
  const loaded: string[] = [];
  page.on("framenavigated", (frame) => void loaded.push(frame.url()));
  for (const left of [1, 0]) {
    loaded.length = 0;
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText("Skip to decision");
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toHaveText("Approve");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Transaction approved").first()).toBeVisible();
    if (left > 0) await expect(page.getByText(`1 of ${left} in queue`)).toBeVisible();
    // Besides the jump within the page: the page of the next one, which scripts put in place of this one.
    expect(loaded.filter((address) => !address.endsWith("#decide")).length).toBeLessThan(2);
  }
});
