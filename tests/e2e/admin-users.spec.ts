// An administrator signs someone up, changes them, decides about documents and deletes them again.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });
test.setTimeout(180_000);

test("users are created, edited and deleted", async ({ page, see, hasScripts }) => {
  const name = hasScripts ? "scripta" : "plaina";
  await signInAs(page, "admin");
  await page.goto("/admin/users");
  await (await see("User Management")).follow("Create user");
  const form = await see("Create user");
  await form.press("Create user");
  await expect(page.getByRole("alert")).toContainText("Enter your full name");
  await page.getByLabel("Set a first password").check();
  await form.fill({
    "Full name": "Petra Plain",
    Username: name,
    Email: `${name}@example.com`,
    Phone: "2025550144",
  });
  await page.locator('input[name="password"]').fill("long enough");
  await form.press("Create user");
  const details = await see("User details");
  await expect(page.getByText("User created").first()).toBeVisible();
  await expect(page.getByText("No documents")).toBeVisible();

  await details.follow("Edit");
  const edit = await see("Edit user");
  await edit.fill({ "Full name": "Petra Changed" });
  await page.getByLabel("Account status").selectOption("suspended");
  await edit.press("Save");
  await see("User details");
  await expect(page.getByText("User updated").first()).toBeVisible();
  await expect(page.getByText("Suspended").first()).toBeVisible();

  await page.goto("/admin/users");
  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(new RegExp(`search=${name}`));
  await page.getByRole("link", { name: "View Petra Changed" }).click();
  await (await see("User details")).follow("Delete user");
  const dialog = page.getByRole("dialog", { name: "Delete user" });
  await expect(dialog).toContainText(
    "Are you sure you want to delete this user? This action cannot be undone.",
  );
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await see("User Management");
  await expect(page.getByText("User deleted").first()).toBeVisible();
});

test("documents are rejected with a reason, which their owner sees", async ({ page, see }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/users?kycStatus=pending");
  await page.getByRole("link", { name: "View Pavel Patient" }).click();
  const details = await see("User details");
  await details.follow("Reject");
  await page.getByLabel("We couldn't read the document").check();
  await details.press("Confirm reject");
  await see("User details");
  await expect(page.getByText("Documents rejected").first()).toBeVisible();
});
