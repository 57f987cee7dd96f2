// What happened is marked as news once, and prices that come and go never are (4.1.3); what closes automatically can be held (2.2.1).
import type { Page } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { pngFile } from "../support/inputs/files";
import { expect, expectAnswered, test } from "../support/browser/journey";
import { announcedOn, recordAnnouncements } from "../support/browser/live-regions";

test.use({ sharesPortal: true, reducedMotion: "no-preference" });
test.skip(({ hasScripts }) => !hasScripts, "only where scripts run");

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await recordAnnouncements(page);
});

/** Lets a page's next refresh come back. */
async function refreshed(page: Page): Promise<void> {
  const address = page.url();
  const answer = page.waitForResponse((response) => response.url() === address);
  await page.clock.runFor(31_000);
  await (await answer).finished();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("a notice is in one live region, and isn't announced again", async ({ page }) => {
  await signInAs(page, "hana");
  await page.goto("/dashboard/transactions");
  await page.locator("main table a[href^='/dashboard/transactions/']").first().click();
  await page.goto(`${page.url().split("?")[0]}/edit`);
  await page.getByLabel("Description").fill("Heard by a reader");
  await page.getByRole("button", { name: /Save|Update/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Transaction updated" })).toHaveCount(1);
  await page.clock.runFor(30_000);
  await expect(page.getByRole("status").filter({ hasText: "Transaction updated" })).toBeVisible();
  expect(await announcedOn(page)).toEqual([]);
});

test("the summary of a refused form is one alert that has the focus, and is not announced again", async ({
  page,
}) => {
  await page.goto("/signup");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("alert")).toBeFocused();
  await page.clock.runFor(30_000);
  expect(await announcedOn(page)).toEqual([]);
});

test("prices are refreshed without an announcement", async ({ page }) => {
  await page.goto("/");
  await refreshed(page);
  expect(await announcedOn(page), "front page").toEqual([]);
  await page.goto("/charts/crypto");
  await expect(page.locator(".highcharts-root").first()).toBeVisible();
  await page.clock.runFor(30_000);
  expect(await announcedOn(page), "live candles").toEqual([]);
  await signInAs(page, "hana");
  await page.goto("/dashboard/markets");
  await refreshed(page);
  expect(await announcedOn(page), "markets").toEqual([]);
});

test("the outcome of a payment is announced once", async ({ page, context }) => {
  await signInAs(page, "hana");
  await page.goto("/dashboard/wallet/deposit/crypto");
  await page.getByLabel("Amount", { exact: true }).fill("65");
  await page.getByLabel("Cryptocurrency").selectOption({ value: "BTC" });
  await page.getByRole("button", { name: "Continue to review" }).click();
  await page.getByRole("button", { name: "Confirm deposit" }).click();
  await expect(page).toHaveURL(/\/payments\//);
  await page.waitForLoadState();
  await refreshed(page);
  expect(await announcedOn(page), "while nothing happens").toEqual([]);

  const wallet = await context.newPage();
  await wallet.goto(
    (await page.getByRole("link", { name: "Open payment page" }).getAttribute("href")) ?? "",
  );
  await wallet.getByRole("button", { name: "Pay in full" }).click();
  // It stays open: pages of one browser share the clock, which may wait for ever for one that is about to close.
  await expectAnswered(wallet);
  await page.clock.runFor(31_000);
  await expect(page.getByRole("heading", { name: "Crypto payment completed" })).toBeVisible();
  expect(await announcedOn(page)).toHaveLength(1);
  await page.clock.runFor(60_000);
  expect(await announcedOn(page)).toHaveLength(1);
});

test("the window after a saved profile closes after three seconds, unless it is being used", async ({
  page,
}) => {
  await signInAs(page, "hana");
  const save = async (phone: string) => {
    await page.goto("/dashboard/settings");
    await page.getByLabel("Phone").fill(phone);
    await page.getByRole("button", { name: /^Save/ }).first().click();
    await expect(page.getByRole("dialog", { name: "Profile updated" })).toBeVisible();
    await expect(page.locator("dialog:modal")).toBeVisible();
  };
  await save("+12025550171");
  const [first] = await page.getByRole("dialog").getByRole("link").all();
  await first?.blur();
  await first?.focus();
  await page.clock.runFor(30_000);
  await expect(page.getByRole("dialog", { name: "Profile updated" })).toBeVisible();
  await save("+12025550172");
  await page.clock.runFor(3_100);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the redirect after identity documents waits for a user who stays", async ({ page }) => {
  await signInAs(page, "nora");
  await page.goto("/dashboard/kyc");
  await page.getByLabel("Document type").selectOption("passport");
  await page.getByLabel("Files").setInputFiles([pngFile()]);
  await page.getByRole("button", { name: "Upload documents" }).click();
  await expect(page.getByRole("dialog", { name: "Documents uploaded successfully" })).toBeVisible();
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.getByRole("link", { name: "Stay on this page" }).focus();
  await page.clock.runFor(30_000);
  await expect(page).toHaveURL(/\/kyc\?submitted/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/kyc$/);
  await page.clock.runFor(30_000);
  await expect(page).toHaveURL(/\/kyc$/);
  await page.goto("/dashboard/kyc?submitted=1");
  await page.clock.runFor(2_100);
  await expect(page).toHaveURL(/\/dashboard#main$/);
});
