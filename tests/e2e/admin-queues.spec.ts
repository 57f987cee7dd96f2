// An administrator works through the deposits that wait, without going back to a list.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.setTimeout(120_000);

test("deposits one after the other", async ({ page, see }) => {
  await signInAs(page, "admin");
  await page.goto("/admin");
  await (await see("Dashboard")).follow("Review Deposits");
  const first = await see("Transaction Details");
  await expect(page.getByRole("navigation", { name: "Review queue" })).toContainText(
    "1 of 2 in queue",
  );
  await first.press("Approve");
  await expect(page.getByText("Transaction approved").first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Review queue" })).toContainText(
    "1 of 1 in queue",
  );
  await first.follow("Reject");
  await page.getByLabel("Additional details").fill("Not in your name");
  await first.press("Confirm reject");
  await see("Dashboard");
  await expect(page.getByText("Transaction rejected").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Review Deposits" })).toHaveCount(0);
});
