// From the sign-in to a requested withdrawal, and a deposit as far as its review, without a pointer.
import type { Locator, Page } from "playwright/test";
import { signInAs } from "../support/browser-sign-in";
import { expect, test } from "../support/journey";

/** Presses Tab until this is where the focus is; each stop on the way can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    expect(await isFocusSeen(page), "the focus can be seen").toBe(true);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  });
}

test("a withdrawal by keyboard alone", async ({ page, see, hasScripts }) => {
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Email", { exact: true }));
  await page.keyboard.type("george@example.com");
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type("demonstration");
  await tabTo(page, page.getByRole("button", { name: "Sign In", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);

  await tabTo(page, page.getByRole("link", { name: "Wallet", exact: true }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/wallet$/);
  await tabTo(page, page.locator("main").getByRole("link", { name: "Withdraw", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/withdrawal$/);

  await tabTo(page, page.getByLabel("Amount (GBP)"));
  await page.keyboard.type("12.50");
  await tabTo(page, page.getByRole("button", { name: "Continue to review" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/review$/);
  await tabTo(page, page.getByRole("button", { name: "Confirm withdrawal" }));
  await page.keyboard.press("Enter");
  await see("Withdrawal requested");
  await expect(page.getByRole("dialog", { name: "Withdrawal requested" })).toBeVisible();
  if (hasScripts) await page.keyboard.press("Escape");
  else await page.getByRole("link", { name: "Continue" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await see("Withdrawal requested");
});

test("a deposit by card, as far as its review, by keyboard alone", async ({ page, see }) => {
  await signInAs(page, "george");
  await page.goto("/dashboard/wallet");
  await tabTo(page, page.locator("main").getByRole("link", { name: "Deposit", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/deposit$/);
  await tabTo(page, page.getByLabel("Amount", { exact: true }));
  await page.keyboard.type("20.00");
  await tabTo(page, page.getByRole("button", { name: "Continue to review" }));
  await page.keyboard.press("Enter");
  const review = await see("Review your deposit");
  await tabTo(page, review.page.getByRole("link", { name: /Change/ }));
  await tabTo(page, review.page.getByRole("button", { name: "Confirm deposit" }));
});
