// An administrator looks at a card in full: a reason, the password again, and shown once.
import { demoPassword } from "~server/kernel/demo-people";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });
test.setTimeout(120_000);

test("a card is revealed once", async ({ page, see }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/wallets?search=hana");
  await (await see("Wallets")).follow("Hana Howard");
  await (await see("Wallet")).follow("Reveal card");
  const form = await see("Reveal card");
  await page.getByLabel("Reason").fill("The bank asked about this");
  await form.press("Reveal");
  await expect(page.getByRole("alert")).toContainText("Enter your password to continue.");
  await page.getByLabel(/Your password/).fill(demoPassword);
  await form.press("Reveal");
  const seen = await see("Full card details");
  await expect(page.getByText("4111 1111 1111 1111")).toBeVisible();
  await seen.follow("Done");
  await see("Wallet");
  await expect(page.getByText("4111 1111 1111 1111")).toHaveCount(0);
});
