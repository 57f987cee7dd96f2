// The whole business without a pointer: sign up, hand in documents, deposit, withdraw, approve and reject.
// Where Tab leads on each of these pages is kept in tests/accessibility/announced.
import { demoPassword } from "~server/kernel/demo-people";
import { pdfFile, pngFile } from "../support/inputs/files";
import { expect, test } from "../support/browser/journey";
import { Keyboard } from "../support/browser/keyboard";
import { sized } from "../support/sized";

/** Without scripts, only the browser itself moves the focus. */
test.skip(
  ({ hasScripts }) => !hasScripts && sized(true, false),
  "without scripts in npm run faults",
);

test("signing up and uploading documents", async ({ page, see }) => {
  const keys = new Keyboard(page);
  await page.clock.install();
  await page.goto("/signup");
  await keys.type("Full name", "Kay Board");
  await keys.type("Username", "kay");
  await keys.type("Email", "kay@example.com");
  await keys.type("Password", "no pointer at all");
  await keys.type("Phone", "0202 555 0177");
  await keys.press(page.getByRole("checkbox"), "Space");
  await keys.button("Create account");
  await expect(page).toHaveURL(/\/dashboard\/kyc$/);

  await see("Identity verification");
  await keys.type("Document type", "Pass");
  await keys.choose("Files", [pngFile(), pdfFile()]);
  // The dialog that follows is there for two seconds.
  await page.clock.pauseAt(Date.now() + 1_000);
  await keys.button("Upload documents");
  await expect(page.getByRole("dialog", { name: "Documents uploaded successfully" })).toBeVisible();
  await keys.press(page.getByRole("link", { name: "Stay on this page" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.resume();
  await see("Identity verification");
});

test("a deposit and a withdrawal", async ({ page, see, hasScripts }) => {
  const keys = new Keyboard(page);
  await keys.signIn("george", demoPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await keys.press(page.getByRole("link", { name: "Wallet", exact: true }).first());
  await expect(page).toHaveURL(/\/wallet$/);

  await keys.link("Deposit");
  await keys.type("Amount", "20.00");
  await keys.button("Continue to review");
  await see("Review your deposit");
  await keys.button("Confirm deposit");
  await see("Deposit request received");
  await leaveDialog(keys, hasScripts);

  await keys.link("Back to wallet");
  await expect(page).toHaveURL(/\/wallet#TX-\w+$/);
  await expect(page.locator("tr:target")).toContainText("+£20.00");
  await keys.link("Withdraw");
  await keys.type("Amount (GBP)", "12.50");
  await keys.button("Continue to review");
  await see("Review your withdrawal");
  await keys.button("Confirm withdrawal");
  await see("Withdrawal requested");
  await leaveDialog(keys, hasScripts);
  await see("Withdrawal requested");
});

test("an approval and a rejection", async ({ page, see }) => {
  const keys = new Keyboard(page);
  await keys.signIn("admin", demoPassword);
  await expect(page).toHaveURL(/\/admin$/);
  const open = async () => {
    await page.goto("/admin/transactions?type=withdrawal&status=pending");
    await keys.link(/^TX-/);
    await see("Transaction Details");
  };
  await open();
  await keys.button("Approve");
  await expect(page.getByText("Transaction approved").first()).toBeVisible();
  await open();
  await keys.link("Reject");
  await expect(page.getByRole("dialog")).toBeVisible();
  await keys.button("Confirm reject");
  await expect(page.getByText("Transaction rejected").first()).toBeVisible();
});

async function leaveDialog(keys: Keyboard, hasScripts: boolean): Promise<void> {
  await expect(keys.page.locator(hasScripts ? "dialog:modal" : "dialog")).toBeVisible();
  if (hasScripts) await keys.page.keyboard.press("Escape");
  else await keys.press(keys.page.getByRole("link", { name: "Continue" }));
  await expect(keys.page.getByRole("dialog")).toHaveCount(0);
}
