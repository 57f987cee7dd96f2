// What a narrow window does to what is in a line: nothing is torn apart, and nothing reaches out of its frame.
import type { Locator, Page } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { sized } from "../support/sized";

test.use({ sharesPortal: true, viewport: { width: 320, height: 720 } });

async function boxesOf(parts: Locator) {
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  return boxes.filter((box) => box !== null);
}

/** How many lines some parts stand in. */
async function linesOf(parts: Locator): Promise<number> {
  const middles = (await boxesOf(parts)).map(({ y, height }) => Math.round((y + height / 2) / 8));
  return new Set(middles).size;
}

async function toPayment(page: Page): Promise<void> {
  await page.goto("/dashboard/wallet/deposit/crypto");
  await page.getByLabel("Amount", { exact: true }).fill("65");
  await page.getByLabel("Cryptocurrency").selectOption({ value: "BTC" });
  await page.getByRole("button", { name: "Continue to review" }).click();
  await page.getByRole("button", { name: "Confirm deposit" }).click();
  await expect(page).toHaveURL(/\/payments\//);
  await page.waitForLoadState();
}

/** What scripts don't touch is measured without them, and in `npm run faults` with them, too. */
const scriptsChangeNothing = (hasScripts: boolean): void =>
  test.skip(hasScripts && sized(true, false), "scripts change nothing here");

test("light, dark and system are one control", async ({ page, hasScripts }) => {
  scriptsChangeNothing(hasScripts);
  await signInAs(page, "hana");
  await page.goto("/dashboard");
  await page.locator(".avatar-menu > summary").click();
  const choices = page.locator('form[action="/theme"] button');
  await expect(choices).toHaveCount(3);
  expect(await linesOf(choices)).toBe(1);
});

test("a closed menu adds nothing to scroll, and its links are hidden", async ({
  page,
  hasScripts,
}) => {
  scriptsChangeNothing(hasScripts);
  await page.setViewportSize({ width: 320, height: 240 });
  await signInAs(page, "hana");
  await page.goto("/dashboard/settings");
  await expect(page.locator(".mobile-menu a").first()).toBeHidden();
  const [withMenus, without] = await page.evaluate(() => {
    const hide = (selector: string) => {
      for (const part of document.querySelectorAll<HTMLElement>(selector))
        part.style.display = "none";
      return document.documentElement.scrollHeight;
    };
    // The page itself may be as long as a menu.
    return [hide("main, footer"), hide("[data-menu] > :last-child")];
  });
  expect(withMenus).toBe(without);
});

test("a payment window at 200% keeps its text inside", async ({ page }) => {
  await signInAs(page, "hana");
  await toPayment(page);
  expect(await linesOf(page.locator(".payment-zoom > *"))).toBe(1);
  await page.goto(`${page.url()}?zoom=200`);
  const frame = await page.locator(".payment-window .panel").boundingBox();
  const right = (frame?.x ?? 0) + (frame?.width ?? 0);
  for (const { x, width } of await boxesOf(
    page.locator(".payment-words :is(p, code, [role=timer])"),
  ))
    expect(x + width).toBeLessThanOrEqual(right);
});

test("the link to enlarge the window stays in place while it is clicked", async ({ page }) => {
  await signInAs(page, "hana");
  await toPayment(page);
  const larger = page.getByRole("link", { name: "Zoom in" });
  const before = await larger.boundingBox();
  await larger.click();
  await expect(page.getByText("110%")).toBeVisible();
  const after = await larger.boundingBox();
  expect([
    Math.abs((after?.x ?? 0) - (before?.x ?? 0)) < 2,
    Math.abs((after?.y ?? 0) - (before?.y ?? 0)) < 2,
  ]).toEqual([true, true]);
});

test("a market's cards fill their width, and its columns are aligned by content", async ({
  page,
  hasScripts,
}) => {
  scriptsChangeNothing(hasScripts);
  await signInAs(page, "hana");
  await page.goto("/dashboard/markets?market=crypto");
  const card = page.locator(".market-region .stat").first();
  const [frame, link] = [await card.boundingBox(), await card.getByRole("link").boundingBox()];
  expect((frame?.x ?? 0) + (frame?.width ?? 0) - (link?.x ?? 0) - (link?.width ?? 0)).toBeLessThan(
    24,
  );
  await expect(page.getByRole("link", { name: "Volume" })).toHaveCSS(
    "text-decoration-line",
    "underline",
  );
});

test("the small print of a row has date and time in the same size", async ({
  page,
  hasScripts,
}) => {
  scriptsChangeNothing(hasScripts);
  await signInAs(page, "hana");
  await page.goto("/dashboard/transactions");
  const sizes = await page
    .locator("tbody time")
    .first()
    .locator("span")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontSize));
  expect(new Set(sizes).size).toBe(1);
});

test("the tabs of the settings are one line below the heading, and start at the current one", async ({
  page,
  hasScripts,
}) => {
  scriptsChangeNothing(hasScripts);
  await signInAs(page, "hana");
  await page.goto("/dashboard/settings/api-tokens");
  const tabs = page.locator(".settings-nav a");
  expect(await linesOf(tabs)).toBe(1);
  const [heading, current] = [
    await page.getByRole("heading", { level: 1 }).boundingBox(),
    await page.locator(".settings-nav [aria-current]").boundingBox(),
  ];
  expect(current?.y).toBeGreaterThan(heading?.y ?? Infinity);
  expect((current?.x ?? 0) + (current?.width ?? 0)).toBeLessThanOrEqual(320);
});

test("the menu of a visitor ends with its two buttons", async ({ page, hasScripts }) => {
  scriptsChangeNothing(hasScripts);
  await page.goto("/about");
  await page.locator(".public-header .mobile-menu > summary").click();
  const menu = page.getByRole("navigation", { name: "Main menu (small screen)" });
  await expect(menu.locator("a.button")).toHaveText(["Sign In", "Get Started"]);
});

test("labels and controls of two fields in a row are level, whatever error one has", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 720 });
  await page.goto("/signup");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.locator("#signup-phoneNumber-error, .field-error").first()).toBeVisible();
  await page.waitForLoadState();
  const row = page.locator(".field-row").first();
  for (const part of [row.locator("label"), row.locator(".control")]) {
    const tops = (await boxesOf(part)).map(({ y }) => Math.round(y));
    expect(tops).toHaveLength(2);
    expect(new Set(tops).size).toBe(1);
  }
});

test("a tablet shows a table as a table", async ({ page, hasScripts }) => {
  scriptsChangeNothing(hasScripts);
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAs(page, "hana");
  await page.goto("/dashboard/transactions");
  await expect(page.locator(".data-table tbody tr").first()).toHaveCSS("display", "table-row");
  const [table, frame] = [
    await page.locator(".data-table").boundingBox(),
    await page.locator(".data-table-frame").boundingBox(),
  ];
  expect(table?.width).toBeLessThanOrEqual((frame?.width ?? 0) + 1);
});
