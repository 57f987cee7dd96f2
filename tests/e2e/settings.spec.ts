// Someone new puts their account in order: profile, another device, password.
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

test("profile, sessions and password are changed", async ({ page, see, hasScripts }) => {
  const name = hasScripts ? "sam" : "kim";
  const [email, first, second] = [
    `${name}@example.org`,
    "quiet green river",
    "loud yellow mountain",
  ];
  await page.goto("/signup");
  const form = await see("Create your account");
  await form.fill({
    "Full name": "Sam Settled",
    Email: email,
    Password: first,
    Username: name,
    Phone: "0202 555 0123",
  });
  await page.getByRole("checkbox").check();
  await form.press("Create account");
  // Somewhere else, too.
  await page.request.post("/api/auth/login", { data: { email, password: first } });

  await page.goto("/dashboard/settings");
  const profile = await see("Settings");
  await profile.fill({ "Full name": "" });
  await profile.press("Save");
  await expect(page.getByRole("link", { name: "Enter your full name" })).toBeVisible();
  await profile.fill({ "Full name": "Sam Settled-Down" });
  await profile.press("Save");
  await expect(page.getByText("Your details have been saved.")).toBeVisible();

  await page.goto("/dashboard/settings/sessions");
  const sessions = await see("Sessions and devices");
  const rows = page.getByRole("table", { name: "Your sessions" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await sessions.follow("Sign out all others");
  await page.getByRole("button", { name: "Sign out all others" }).click();
  await expect(rows).toHaveCount(2);

  await page.goto("/dashboard/settings/password");
  const password = await see("Change your password");
  await password.fill({ "Current password": first, "New password": second });
  await password.press("Change password");
  await expect(page.getByText("Your password was changed")).toBeVisible();
  const again = await page.request.post("/api/auth/login", { data: { email, password: second } });
  expect(again.status()).toBe(200);
});
