// An administrator looks up who did what, writes a note, looks at the mail, and moves on by keys where scripts run.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.setTimeout(120_000);

test("who did what, a note on a user, and the outbox", async ({ page, see }) => {
  await signInAs(page, "admin");
  await page.goto("/admin");
  await (await see("Dashboard")).follow("Audit log");
  const log = await see("Audit log");
  await page.getByLabel("Affected user").fill("hana@example.com");
  await page
    .getByLabel("Action", { exact: true })
    .selectOption("Deposits, withdrawals and balances");
  await log.press("Search");
  const rejected = page.getByRole("row").filter({ hasText: "Rejected a transaction" });
  await expect(rejected).toHaveCount(1);
  await rejected.getByRole("link", { name: "Hana Howard" }).click();
  const person = await see("User details");
  await person.follow("Add note");
  await page.getByLabel("Note", { exact: true }).fill("Prefers to be called.");
  await person.press("Add note");
  await expect(page.getByText("Note added").first()).toBeVisible();
  await expect(page.getByText("Prefers to be called.")).toBeVisible();
  await person.follow("Outbox");
  await see("Outbox");
  await expect(page.getByRole("navigation", { name: "Status" })).toBeVisible();
});

test("shortcuts navigate and focus, never decide, and can be turned off", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "keys need scripts");
  const press = (keys: string) => page.keyboard.press(keys);
  await signInAs(page, "admin");
  await page.goto("/admin");
  await press("q");
  await expect(page.getByRole("link", { name: "Review Deposits" })).toBeFocused();
  await press("Enter");
  // A page listens for keys once it has loaded.
  const bar = page.getByRole("navigation", { name: "Review queue" });
  await expect(bar).toContainText("1 of 2 in queue");
  await page.waitForLoadState();
  await press("n");
  await expect(bar).toContainText("2 of 2 in queue");
  await page.waitForLoadState();
  await press("p");
  await expect(bar).toContainText("1 of 2 in queue");
  await page.waitForLoadState();
  for (const held of ["Control", "Alt", "Meta"]) await press(`${held}+a`);
  await expect(page.getByRole("button", { name: "Approve" })).not.toBeFocused();
  await press("r");
  await expect(
    page.getByRole("dialog", { name: "Reject transaction" }).getByRole("radio").first(),
  ).toBeFocused();
  await expect(page.locator("dialog:modal")).toBeVisible();
  await press("Tab");
  await page.keyboard.type("nap?");
  await expect(page.getByLabel("Additional details")).toHaveValue("nap?");
  page.once("dialog", (dialog) => void dialog.accept());
  await press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(bar).toContainText("1 of 2 in queue");
  await page.waitForLoadState();
  await press("a");
  await expect(page.getByRole("button", { name: "Approve" })).toBeFocused();
  await expect(bar).toContainText("1 of 2 in queue");
  await press("Enter");
  await expect(page.getByText("Transaction approved").first()).toBeVisible();
  await expect(bar).toContainText("1 of 1 in queue");
  await page.waitForLoadState();
  // Not among the menus: the next stop is the first of the page's own.
  await press("Tab");
  await expect(page.getByRole("link", { name: "Skip to decision" })).toBeFocused();

  await page.goto("/admin/audit");
  await press("/");
  await expect(page.getByLabel("Actor")).toBeFocused();
  await press("n");
  await expect(page.getByLabel("Actor")).toHaveValue("n");
  await page.goto("/admin");
  await press("?");
  await page.getByLabel("Use shortcuts in this browser").uncheck();
  await page.goto("/admin/audit");
  await press("/");
  await expect(page.getByLabel("Actor")).not.toBeFocused();
});
