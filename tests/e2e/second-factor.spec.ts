// Two-factor authentication as someone does it: set up from the menu, sign in with a code and with a recovery code, turn off.
import type { Page } from "playwright/test";
import { demoPassword } from "~server/kernel/demo-people";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { codeOf } from "../support/people/authenticator-code";

test.use({ sharesPortal: true });

async function typePassword(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("george@example.com");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/login\/code$/);
  // As wide as a code, though this page has the stylesheet of public pages.
  const field = await page.getByLabel("Verification code", { exact: true }).boundingBox();
  expect(field?.width).toBeLessThanOrEqual(160);
}

/** Pages that no link leads to are looked at here: nothing is wider than a small phone. */
async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const spare = await page.evaluate(
    () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
  );
  expect(spare, page.url()).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function signOut(page: Page): Promise<void> {
  await page.getByLabel("Account of").click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/login\?news=signed-out$/);
}

test("set up, sign in with a code, with a recovery code once, turn off", async ({
  page,
  see,
  javaScriptEnabled,
}) => {
  await signInAs(page, "george");
  await page.goto("/dashboard");
  await page.getByLabel("Account of").click();
  await page.getByRole("link", { name: "Two-factor authentication" }).click();
  const off = await see("Two-factor authentication");
  await off.fill({ "Your password": demoPassword });
  await off.press("Set up");

  const setUp = await see("Set up two-factor authentication");
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectToFitPhone(page);
  const secret = ((await page.locator("code.secret").textContent()) ?? "").replaceAll(" ", "");
  await setUp.fill({ "Verification code": codeOf(secret, Date.now()) });
  await setUp.press("Turn on");

  const on = await see("Two-factor authentication is on");
  await expectToFitPhone(page);
  await expect(page.locator("[data-print]")).toBeVisible({ visible: javaScriptEnabled !== false });
  const [first = "", second = "", third = ""] = await page
    .locator(".recovery-codes code")
    .allTextContents();
  await on.follow("I've saved my codes");
  await expect(page.getByText("You have 10 recovery codes left.")).toBeVisible();

  await signOut(page);
  await typePassword(page);
  // A code counts once: the next one is good already.
  await (
    await see("Two-factor authentication")
  ).fill({ "Verification code": codeOf(secret, Date.now() + 30_000) });
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut(page);
  for (const [code, isGood] of [
    [first, true],
    [first, false],
    [second, true],
  ] as const) {
    await typePassword(page);
    await page.getByRole("link", { name: "Use a recovery code instead" }).click();
    await expect(page.getByLabel("Recovery code")).toBeVisible();
    await expectToFitPhone(page);
    await (await see("Two-factor authentication")).fill({ "Recovery code": code });
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    if (!isGood) {
      await expect(page.getByText("Incorrect or already used code.").first()).toBeVisible();
      continue;
    }
    await expect(page).toHaveURL(/\/dashboard$/);
    if (code !== second) await signOut(page);
  }

  await page.goto("/dashboard/settings/second-factor");
  await page.getByRole("link", { name: "Turn off" }).click();
  const removal = await see("Turn off two-factor authentication");
  await removal.fill({ "Your password": demoPassword, "Verification code": third });
  await removal.press("Turn off");
  await expect(
    page.getByRole("heading", { name: "Two-factor authentication is off" }),
  ).toBeVisible();
});
