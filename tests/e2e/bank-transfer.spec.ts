// A deposit by bank transfer as someone makes it: the account, "I've sent it", and the cancellation.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

test("a transfer is announced and canceled", async ({ page, see }) => {
  await signInAs(page, "zoe");
  await page.goto("/dashboard/wallet");
  await page.getByRole("link", { name: "Deposit", exact: true }).click();
  await page.getByLabel("Amount", { exact: true }).fill("150");
  await page.getByRole("button", { name: "Bank transfer", exact: true }).click();
  const details = await see("Deposit by bank transfer");
  await expect(page.getByText("DE02 1203 0000 0000 2020 51")).toBeVisible();
  await expect(page.getByRole("img", { name: /^QR code of the transfer/ })).toBeVisible();
  await expect(page.getByLabel("Amount (EUR)")).toHaveValue("150.00");
  await details.press("I've sent it");
  await see("Wallet");
  await expect(page.getByText("We're expecting €150.00 by bank transfer")).toBeVisible();
  await page.getByRole("link", { name: /^Cancel the transfer of €150\.00$/ }).click();
  await expect(page.getByRole("heading", { name: "Cancel expected transfer" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel transfer" }).click();
  await expect(page.getByText("We no longer expect this transfer.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Expected bank transfers" })).toBeHidden();
});
