// Back from a review on a phone: the form is filled as it was sent, and sent again it leads to the same review.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { jpegFile, pngFile } from "../support/inputs/files";

test.use({ viewport: { width: 360, height: 740 } });

test("a withdrawal to an address", async ({ page }) => {
  await signInAs(page, "hana");
  await page.goto("/dashboard/wallet/withdrawal");
  const account = page.getByRole("group", { name: "To which account?" });
  await expect(account).toBeVisible();
  await expect(page.getByLabel("BTC wallet address"), "of the other choice").toBeHidden();
  await page.getByLabel(/^Amount/).fill("31.25");
  await page.getByLabel("Bitcoin (BTC)").check();
  await expect(account).toBeHidden();
  await page.getByLabel("BTC wallet address").fill("1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa");
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(page).toHaveURL(/\/review$/);
  const review = page.url();
  await page.goBack();
  await expect(page.getByLabel(/^Amount/)).toHaveValue("31.25");
  await expect(page.getByLabel("BTC wallet address")).toHaveValue(
    "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  );
  await page.getByLabel(/^Amount/).fill("32.00");
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(page).toHaveURL(review);
  await expect(page.getByText("$32.00").first()).toBeVisible();
});

test("a deposit with a new card", async ({ page }) => {
  await signInAs(page, "nora");
  await page.goto("/dashboard/wallet/deposit");
  await page.getByLabel(/^Amount/).fill("45.00");
  await page.getByLabel("Card number").fill("4012 8888 8888 1881");
  await page.getByLabel("Card holder name").fill("Nora New");
  await page.getByLabel("Expiry date").fill("12/39");
  await page.getByLabel("CVV").fill("737");
  await page.getByLabel("Front of the card").setInputFiles(pngFile("front.png"));
  await page.getByLabel("Back of the card").setInputFiles(jpegFile("back.jpg"));
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(page).toHaveURL(/\/review$/);
  const review = page.url();
  await page.goBack();
  await expect(page.getByLabel(/^Amount/)).toHaveValue("45.00");
  await page.reload();
  await expect(page.getByLabel(/^Amount/)).toHaveValue("45.00");
  await expect(page.getByLabel(/1881, already entered/)).toBeChecked();
  await expect(page.getByLabel("Card number")).toBeHidden();
  await page.getByLabel(/^Amount/).fill("46.00");
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(page).toHaveURL(review);
  await page.getByRole("button", { name: /Confirm/ }).click();
  await expect(page).toHaveURL(/\/receipt/);
  await page.goBack();
  await expect(page).toHaveURL(/\/receipt|\/deposit$/);
});
