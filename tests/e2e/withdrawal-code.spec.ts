// A withdrawal of someone with a second factor, confirmed by keyboard: a wrong code first, then a right one.
import { demoPassword } from "~server/kernel/demo-people";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { codeOf } from "../support/people/authenticator-code";

test("is reviewed, refused with a wrong code, and confirmed with a right one", async ({
  page,
  see,
}) => {
  await signInAs(page, "hana");
  await page.goto("/dashboard/settings/second-factor");
  const off = await see("Two-factor authentication");
  await off.fill({ "Your password": demoPassword });
  await off.press("Set up");
  const setUp = await see("Set up two-factor authentication");
  const secret = ((await page.locator("code.secret").textContent()) ?? "").replaceAll(" ", "");
  await setUp.fill({ "Verification code": codeOf(secret, Date.now()) });
  await setUp.press("Turn on");
  await see("Two-factor authentication is on");

  await page.goto("/dashboard/wallet/withdrawal");
  await page.getByLabel(/^Amount/).fill("12.50");
  await page.getByRole("button", { name: "Continue to review" }).click();
  await see("Review your withdrawal");
  const code = page.getByLabel("Verification code");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAccessibleDescription(/^Confirms the withdrawal of \$12\.50 to /);
  await code.focus();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Incorrect or already used code.").first()).toBeVisible();
  await expect(code).toHaveValue("");
  await expect(code).toHaveAttribute("aria-invalid", "true");

  await page.setViewportSize({ width: 320, height: 640 });
  const spare = await page.evaluate(
    () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
  );
  expect(spare).toBeGreaterThanOrEqual(0);
  await code.focus();
  // A code counts once: the next one is good already.
  await page.keyboard.type(codeOf(secret, Date.now() + 30_000));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Use a recovery code instead" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Confirm withdrawal" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/receipt$/);
  await expect(page.getByText("$12.50").first()).toBeVisible();
});
