// An administrator credits a wallet, corrects its balances, deletes it and makes it again.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });
test.setTimeout(180_000);

test("a wallet is credited, edited, closed and created again", async ({ page, see }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/wallets?search=nora");
  await (await see("Wallets")).follow("Nora New");
  const wallet = await see("Wallet");
  await wallet.follow("Credit wallet");
  const credit = page.getByRole("dialog", { name: "Credit wallet" });
  await credit.getByRole("button", { name: "Credit wallet" }).click();
  await expect(credit.getByRole("alert")).toContainText("Enter a positive amount");
  await expect(credit.getByRole("alert")).toContainText("Enter a reason");
  await credit.getByLabel("Amount (USD)").fill("40");
  await credit.getByLabel("Reason").fill("Goodwill");
  await credit.getByRole("button", { name: "Credit wallet" }).click();
  await expect(page.getByText("Wallet credited").first()).toBeVisible();
  await expect(page.getByText("$40.00").first()).toBeVisible();

  await wallet.follow("Edit balances");
  const edit = page.getByRole("dialog", { name: "Edit balances" });
  await edit.getByRole("button", { name: "Review changes" }).click();
  await expect(edit.getByRole("alert")).toContainText("No fields to update");
  await edit.getByLabel("Bonus balance (USD)").fill("2.50");
  await edit.getByLabel("Reason").fill("Bonus");
  await edit.getByRole("button", { name: "Review changes" }).click();
  const review = page.getByRole("dialog", { name: "Review changes" });
  await expect(review).toContainText("$42.50");
  await see("Wallet");
  await review.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Wallet updated").first()).toBeVisible();

  await wallet.follow("Delete wallet");
  const deletion = page.getByRole("dialog", { name: "Delete wallet" });
  await deletion.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(deletion).toContainText("$42.50 is still in this wallet.");
  await deletion.getByRole("button", { name: "Delete anyway" }).click();
  await expect(page.getByText("Wallet deleted").first()).toBeVisible();
  await wallet.press("Create wallet");
  await expect(page.getByText("Wallet created").first()).toBeVisible();
  await expect(page.getByText("$0.00").first()).toBeVisible();
});
