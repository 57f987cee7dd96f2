// A page that refreshes itself shows nothing of someone who signed in after it was opened.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });
test.setTimeout(120_000);
test.skip(({ hasScripts }) => !hasScripts, "only scripts refresh a page");

for (const [first, second, name] of [
  ["hana", "zoe", "Zoë"],
  ["zoe", "hana", "Hana"],
] as const)
  test(`a page of ${first} stops once ${second} is signed in, and says so`, async ({ page }) => {
    await page.clock.install();
    await signInAs(page, first);
    await page.goto("/dashboard/markets");
    const time = page.locator("#prices time").first();
    const mark = () => time.evaluate((element) => element.setAttribute("data-old", ""));
    await mark();
    await page.clock.runFor(30_000);
    await expect(page.locator("#prices [data-old]")).toHaveCount(0);
    await mark();
    await page.context().clearCookies();
    const tab = await page.context().newPage();
    await signInAs(tab, second);
    await tab.close();
    await page.bringToFront();
    await page.clock.runFor(30_000);
    await expect(page.getByText(`You're now signed in as ${name}`)).toBeVisible();
    await page.clock.runFor(90_000);
    await expect(page.locator("#prices [data-old]")).toHaveCount(1);
  });
