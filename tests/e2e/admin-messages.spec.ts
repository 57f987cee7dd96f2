// A visitor writes, and an administrator ticks the message off.
import { signInAs } from "../support/browser-sign-in";
import { expect, test } from "../support/journey";

test.setTimeout(120_000);

test("a message arrives and is answered", async ({ page, see }) => {
  await page.goto("/contact");
  await page.getByLabel("Full name").fill("Viv Visitor");
  await page.getByLabel("Email", { exact: true }).fill("viv@example.org");
  await page.getByLabel("Message").fill("How long does a withdrawal take?");
  await page.locator("main").getByRole("button", { name: /Send/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await signInAs(page, "admin");
  await page.getByRole("link", { name: "Messages" }).first().click();
  const list = await see("Messages");
  await expect(page.getByText("How long does a withdrawal take?")).toBeVisible();
  await list.press("Mark as answered");
  await expect(page.getByText("Marked as answered").first()).toBeVisible();
  await expect(page.getByText("Nothing is waiting")).toBeVisible();
});
