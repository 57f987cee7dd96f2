// An administrator looks up who did what, writes a note, looks at the mail, and moves on by keys where scripts run.
import { signInAs } from "../support/browser-sign-in";
import { expect, test } from "../support/journey";

test.setTimeout(120_000);

test("who did what, a note on a person, and the mail", async ({ page, see }) => {
  await signInAs(page, "admin");
  await (await see("Dashboard")).follow("Audit log");
  const log = await see("Audit log");
  await page.getByLabel("Whom it concerns").fill("hana@example.com");
  await page.getByLabel("What was done").selectOption("Rejected a transaction");
  await log.press("Search");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await page.getByRole("table").getByRole("link", { name: "Hana Howard" }).click();
  const person = await see("User details");
  await person.follow("Add a note");
  await page.getByLabel("Note", { exact: true }).fill("Prefers to be called.");
  await person.press("Add note");
  await expect(page.getByText("Note added").first()).toBeVisible();
  await expect(page.getByText("Prefers to be called.")).toBeVisible();
  await person.follow("Outbox");
  await see("Outbox");
  await expect(page.getByRole("navigation", { name: "State" })).toBeVisible();
});

test("keys move on and move the focus, never decide, and can be switched off", async ({ page, hasScripts }) => {
  test.skip(!hasScripts, "keys need scripts");
  await signInAs(page, "admin");
  await page.goto("/admin/queues/deposits");
  const bar = page.getByRole("navigation", { name: "Review queue" });
  await expect(bar).toContainText("1 of 2 waiting");
  await page.keyboard.press("n");
  await expect(bar).toContainText("2 of 2 waiting");
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Approve" })).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.getByRole("link", { name: "Reject" })).toBeFocused();
  await expect(bar).toContainText("2 of 2 waiting");
  await page.goto("/admin/audit");
  await page.keyboard.press("/");
  await expect(page.getByLabel("Who did it")).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.getByLabel("Who did it")).toHaveValue("n");
  await page.goto("/admin/help");
  await page.getByLabel("Use these keys in this browser").uncheck();
  await page.goto("/admin/audit");
  await page.keyboard.press("/");
  await expect(page.getByLabel("Who did it")).not.toBeFocused();
});
