// An administrator searches a list, selects what waits, looks it over and decides it together.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.setTimeout(120_000);

test("from a search to a bulk decision", async ({ page, see }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/transactions?status=pending");
  const list = await see("Transactions");
  await page.getByLabel("Customer").fill("hana");
  await list.press("Search");
  await expect(page).toHaveURL(/person=hana/);
  await page.getByRole("link", { name: "Amount" }).click();
  await expect(page.getByRole("columnheader", { name: "Amount" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.getByRole("checkbox").first().check();
  await list.press("Review selected");
  const review = await see("Selected transactions");
  await expect(page.getByText("1 transaction ready")).toBeVisible();
  await review.press("Approve selected");
  await see("Selected transactions");
  await expect(page.getByText("Approved 1 transaction").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to list" }).click();
  await expect(page).toHaveURL(/person=hana.*sort=largest/);
});
