// A visitor writes, mends what was wrong, and an administrator ticks the message off.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });
test.setTimeout(120_000);

test("a message arrives after its errors were corrected, and is answered", async ({
  page,
  see,
}) => {
  await page.goto("/contact");
  const form = await see("Contact us");
  await form.fill({ "Full name": "Vera Visitor", Email: "vera" });
  await form.press("Send message");
  const refused = await see("Contact us");
  await expect(refused.page.getByLabel("Full name")).toHaveValue("Vera Visitor");
  await refused.fill({ Email: "vera@example.org", Message: "How long does a withdrawal take?" });
  await refused.press("Send message");
  await see("Message sent");

  await signInAs(page, "admin");
  await page.goto("/admin/messages?state=open");
  const list = await see("Messages");
  await expect(page.getByText("How long does a withdrawal take?")).toBeVisible();
  await list.press("Mark as answered");
  await expect(page.getByText("Marked as answered").first()).toBeVisible();
  await expect(page.getByText("No open messages")).toBeVisible();
});
