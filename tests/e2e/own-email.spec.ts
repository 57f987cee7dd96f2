// A customer changes their email: the link is read from the outbox of the demo, and the previous mailbox undoes the change.
import { demoPassword } from "~server/kernel/demo-people";
import { expect, test } from "../support/browser/journey";
import { mailsIn, tokenIn } from "../support/stubs/mailbox";

test("an email is changed, confirmed and restored", async ({ page, portal, see, hasScripts }) => {
  const name = hasScripts ? "zoe" : "george";
  const [email, newEmail] = [`${name}@example.com`, `${name}@mailbox.example.org`];
  const sentTo = async (address: string, subject: string) =>
    (await mailsIn(portal.dataDir)).filter(
      (mail) => mail.subject === subject && mail.to?.some((one) => one.address === address),
    );
  const arrived = (address: string, subject: string) =>
    expect.poll(async () => (await sentTo(address, subject)).length).toBe(1);
  const signIn = async (address: string) => {
    const form = await see("Sign in");
    await form.fill({ Email: address, Password: demoPassword });
    await form.press("Sign in");
    await see(/^Welcome/);
  };

  await page.goto("/login");
  await signIn(email);
  await page.goto("/dashboard/settings");
  await (await see("Settings")).follow("Change email");
  const change = await see("Change email");
  await change.fill({ "New email": newEmail, "Your password": "not this one" });
  await change.press("Send link");
  await expect(page.getByRole("link", { name: "Incorrect password" })).toBeVisible();
  await change.fill({ "New email": newEmail, "Your password": demoPassword });
  await change.press("Send link");
  await expect(page.getByText("Waiting for confirmation")).toBeVisible();

  await arrived(newEmail, "Confirm your new email");
  const confirmation = await sentTo(newEmail, "Confirm your new email");
  await page.goto(`/confirm-new-email?token=${tokenIn(confirmation, "confirm-new-email")}`);
  await (await see("Confirm your new email")).press("Confirm");
  await expect(page.getByText("Your email was changed. Sign in with the new one.")).toBeVisible();
  await signIn(newEmail);

  await arrived(email, "Your email was changed");
  const notice = await sentTo(email, "Your email was changed");
  await page.goto(`/undo-email-change?token=${tokenIn(notice, "undo-email-change")}`);
  await (await see("Wasn't it you?")).press("Undo and secure account");
  await see("Forgot your password?");
  await expect(page.getByText("Now choose a new password")).toBeVisible();
  await page.goto("/dashboard");
  await see("Sign in");
  await arrived(email, "The change of your email was undone");
});
