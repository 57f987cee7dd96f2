// What the operator's levels say of a withdrawal: its fee before the amount is typed and afterwards, and what a limit leaves.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { operatorFileWith } from "../support/portal/operator-file-with";

const withdrawal = { USD: { day: 1000, fee: { flat: "1.50", percent: "0.5" } } };
test.use({
  settings: {
    OPERATOR_FILE: operatorFileWith({ levels: { 0: { withdrawal }, 1: { withdrawal } } }),
  },
});

const path = "/dashboard/wallet/withdrawal";

test("the fee is said before the amount is typed, at the review and on the receipt", async ({
  page,
  see,
}) => {
  await signInAs(page, "hana");
  await page.goto(path);
  const amount = page.getByLabel(/^Amount/);
  await expect(page.getByText("Fee: $1.50 + 0.5% of the amount, taken from it")).toBeVisible();
  await amount.fill("1.50");
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(
    page.getByText("The amount must be more than the fee of $1.51.").first(),
  ).toBeVisible();
  await amount.fill("100");
  await page.getByRole("button", { name: "Continue to review" }).click();
  const review = await see("Review your withdrawal");
  const terms = page.getByRole("main");
  await expect(terms).toContainText(/Fee\s*\$2\.00.*You receive\s*\$98\.00/);
  await review.press("Confirm withdrawal");
  await expect(page).toHaveURL(/\/receipt$/);
  await expect(terms).toContainText(/Fee\s*\$2\.00\s*After the fee\s*\$98\.00/);
});

test("above the limit, the error says what is left and when there is more, and less succeeds", async ({
  page,
  see,
}) => {
  await signInAs(page, "hana");
  const amount = page.getByLabel(/^Amount/);
  const review = async (typed: string) => {
    await amount.fill(typed);
    await page.getByRole("button", { name: "Continue to review" }).click();
  };
  const confirm = async () => {
    await (await see("Review your withdrawal")).press("Confirm withdrawal");
    await expect(page).toHaveURL(/\/receipt$/);
  };
  await page.goto(path);
  await review("30");
  await confirm();

  await page.goto(path);
  const hint = page.getByText(/You can withdraw \$[\d.]+ more within 24 hours\. More from /);
  const left = /\$[\d.]+/.exec((await hint.textContent()) ?? "")?.[0] ?? "";
  await review("1000");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(amount).toHaveValue("1000");
  await expect(amount).toHaveAccessibleDescription(
    new RegExp(
      `You can withdraw \\${left} more within 24 hours\\. More becomes available on \\d+ \\w+ \\d{4}`,
    ),
  );
  await review("10");
  await confirm();
  await expect(page.getByText("$10.00").first()).toBeVisible();
});
