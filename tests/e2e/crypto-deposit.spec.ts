// A deposit in coins as someone makes it: dialog, review, payment page, and the outcome that comes while one looks at it.
import type { Page } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, expectAnswered, test, type PortalPage } from "../support/browser/journey";

test.use({ sharesPortal: true });

type See = (heading: string | RegExp) => Promise<PortalPage>;

async function toPayment(page: Page, see: See): Promise<string> {
  await page.goto("/dashboard/wallet");
  await page.getByRole("link", { name: "Deposit", exact: true }).click();
  await page.getByRole("button", { name: "Crypto", exact: true }).click();
  await expect(page).toHaveURL(/\/deposit\/crypto(\?currency=USD)?$/);
  await page.getByLabel("Amount", { exact: true }).fill("65");
  await page.getByLabel("Cryptocurrency").selectOption({ value: "BTC" });
  await page.getByRole("button", { name: "Continue to review" }).click();
  await (await see("Review your deposit")).press("Confirm deposit");
  await see("Crypto payment");
  return page.url();
}

/** Plays the payer in another tab, as someone with a wallet of coins would. */
async function pay(page: Page, move: string): Promise<void> {
  const href =
    (await page.getByRole("link", { name: "Open payment page" }).getAttribute("href")) ?? "";
  const wallet = await page.context().newPage();
  await wallet.goto(href);
  await wallet.getByRole("button", { name: move }).click();
  await expectAnswered(wallet);
  await expect(wallet.getByRole("heading", { name: "Simulated payment page" })).toBeVisible();
  await wallet.close();
}

test("a payment is created, watched, paid in part and then in full", async ({
  page,
  see,
  hasScripts,
}) => {
  if (hasScripts) await page.clock.install();
  await signInAs(page, "hana");
  const address = await toPayment(page, see);
  await expect(page.getByRole("img", { name: "QR code for the payment address" })).toBeVisible();
  await expect(page.getByText("simulated-btc-")).toBeVisible();
  const look = async () => {
    if (hasScripts) await page.clock.runFor(31_000);
    else await page.getByRole("link", { name: "Check now" }).click();
  };
  await pay(page, "Pay half");
  await look();
  await expect(page.getByText("before the payment expires.")).toBeVisible();
  await pay(page, "Pay in full");
  await look();
  await see("Crypto payment completed");
  await page.getByRole("link", { name: "Continue" }).click();
  await see("Wallet");
  await page.goto(address);
  await see("Crypto payment completed");
});

test("the payment window grows and shrinks by links", async ({ page, see }) => {
  await signInAs(page, "hana");
  await toPayment(page, see);
  const widthOf = async () =>
    (await page.getByRole("img", { name: "QR code for the payment address" }).boundingBox())
      ?.width ?? 0;
  const before = await widthOf();
  await page.getByRole("link", { name: "Zoom out" }).click();
  await expect(page.getByText("90%")).toBeVisible();
  expect(await widthOf()).toBeLessThan(before);
  await page.getByRole("link", { name: "Reset" }).click();
  await expect(page.getByText("100%")).toBeVisible();
});

test("without scripts a page refreshes itself only if requested", async ({
  page,
  see,
  hasScripts,
}) => {
  await signInAs(page, "hana");
  await toPayment(page, see);
  await expect(page.locator("noscript meta, head > meta[http-equiv=refresh]")).toHaveCount(0);
  if (hasScripts)
    return expect(page.getByRole("link", { name: "Auto-refresh every 30 s" })).toHaveCount(0);
  await page.getByRole("link", { name: "Auto-refresh every 30 s" }).click();
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveAttribute("content", "30");
  await page.getByRole("link", { name: "Stop auto-refresh" }).click();
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
});

test("amount and address are copied with one click", async ({ page, see, hasScripts }) => {
  await signInAs(page, "hana");
  await toPayment(page, see);
  const copy = page.getByRole("button", { name: "Copy address" });
  if (!hasScripts) return expect(copy).toBeHidden();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await copy.click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const address = await page.locator("#payment-address").textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
