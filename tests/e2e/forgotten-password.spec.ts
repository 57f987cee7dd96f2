// A password is forgotten: the link is read from the outbox of the demo, and the new password opens the account.
import { expect, test } from "../support/browser/journey";
import { mailsIn, tokenIn } from "../support/stubs/mailbox";

const newPassword = "an entirely new password";

test("a forgotten password is replaced by email", async ({ page, portal, see, hasScripts }) => {
  const email = hasScripts ? "zoe@example.com" : "pavel@example.com";
  await page.goto("/login");
  await (await see("Sign in")).follow("Forgot your password?");
  const request = await see("Forgot your password?");
  await request.fill({ Email: email });
  await request.press("Send reset link");
  await see("Check your email");
  await expect(page.getByText("The message is saved in the outbox folder")).toBeVisible();

  const sent = async () =>
    (await mailsIn(portal.dataDir)).filter((mail) =>
      mail.to?.some(({ address }) => address === email),
    );
  const subjects = async () => (await sent()).map(({ subject }) => subject);
  await expect.poll(subjects).toContain("Reset your password");
  await page.goto(`/reset-password?token=${tokenIn(await sent(), "reset-password")}`);
  const choose = await see("Choose a new password");
  await choose.fill({ "New password": newPassword });
  await choose.press("Reset password");

  const signIn = await see("Sign in");
  await expect(
    page.getByText("Your password was changed. Sign in with the new one."),
  ).toBeVisible();
  await signIn.fill({ Email: email, Password: newPassword });
  await signIn.press("Sign in");
  await see(/^Welcome/);
  await expect.poll(subjects).toContain("Your password was changed");
});

test("an email address is confirmed by the link in the welcome email", async ({
  page,
  portal,
  see,
  hasScripts,
}) => {
  const email = `vera-${hasScripts ? "script" : "plain"}@example.org`;
  await page.goto("/signup");
  const form = await see("Create your account");
  await form.fill({
    "Full name": "Vera Verified",
    Email: email,
    Password: newPassword,
    Username: email.split("@")[0] ?? "",
    Phone: "0202 555 0123",
  });
  await page.getByRole("checkbox").check();
  await form.press("Create account");
  await page.goto("/dashboard");
  await see(/^Welcome/);
  await expect(page.getByText("Confirm your email address")).toBeVisible();

  const welcome = async () =>
    (await mailsIn(portal.dataDir)).filter((mail) =>
      mail.to?.some(({ address }) => address === email),
    );
  await expect.poll(async () => (await welcome()).length).toBe(1);
  await page.goto(`/verify-email?token=${tokenIn(await welcome(), "verify-email")}`);
  await (await see("Confirm your email address")).press("Confirm");
  await see(/^Welcome/);
  await expect(page.getByText("Your email is confirmed")).toBeVisible();
  await expect(page.getByText("Confirm your email address")).toHaveCount(0);
});
