// The account menu of each page shows when the session ends; with scripts, a warning appears some minutes before.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

const words = /^Your session expires on \d+ \w+ \d{4}, \d\d:\d\d UTC if you're inactive\.$/;

test("shows when it expires, and offers to stay signed in", async ({ page, hasScripts }) => {
  if (hasScripts) await page.clock.install();
  await signInAs(page, "hana");
  await page.goto("/dashboard/settings");
  await expect(page.locator(".session-end")).toHaveText(words);
  if (!hasScripts) return;
  await page.getByLabel("Full name").fill("Typed and not sent");
  await page.clock.fastForward("11:49:00");
  const stay = page.getByRole("button", { name: "Stay signed in" });
  await expect(stay).toHaveCount(0);
  await page.clock.fastForward("02:00");
  await expect(page.getByRole("status").filter({ has: stay })).toContainText(
    "Your session expires on",
  );
  await stay.focus();
  await page.keyboard.press("Enter");
  await expect(stay).toHaveCount(0);
  await expect(page.getByLabel("Full name")).toHaveValue("Typed and not sent");
  await page.clock.fastForward("11:00:00");
  await expect(stay).toHaveCount(0);
  await page.clock.fastForward("55:00");
  await expect(stay).toBeVisible();
});

test("a tab is updated by what happens in another", async ({ page, context, hasScripts }) => {
  test.skip(!hasScripts, "only where scripts run");
  await page.clock.install();
  await signInAs(page, "george");
  await page.goto("/dashboard/settings");
  await page.clock.fastForward("11:52:00");
  const stay = page.getByRole("button", { name: "Stay signed in" });
  await expect(stay).toBeVisible();
  const other = await context.newPage();
  await other.clock.install({ time: await page.evaluate(() => Date.now()) });
  await other.goto("/dashboard/wallet");
  await expect(stay).toHaveCount(0);
});

test("warns staff five minutes before, and keeps what they have entered", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "only where scripts run");
  await page.clock.install();
  await signInAs(page, "admin");
  await page.goto("/admin/users/new");
  await page.getByLabel("Full name").fill("Typed and not sent");
  const stay = page.getByRole("button", { name: "Stay signed in" });
  await page.clock.fastForward("24:00");
  await expect(stay).toHaveCount(0);
  await page.clock.fastForward("01:30");
  await expect(stay).toBeVisible();
  await stay.click();
  await expect(stay).toHaveCount(0);
  await expect(page.getByLabel("Full name")).toHaveValue("Typed and not sent");
});

test("refreshing in place keeps a staff session alive", async ({ page, hasScripts }) => {
  test.skip(!hasScripts, "only where scripts run");
  await page.clock.install();
  await signInAs(page, "admin");
  await page.goto("/admin/queues/withdrawals");
  await page.clock.fastForward("20:00");
  await page.keyboard.press("Shift");
  const refreshed = page.waitForResponse((response) => page.url().startsWith(response.url()));
  await page.clock.fastForward("00:31");
  await refreshed;
  await page.clock.fastForward("05:00");
  await expect(page.getByRole("button", { name: "Stay signed in" })).toHaveCount(0);
});
