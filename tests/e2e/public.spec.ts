import { expect, test } from "../support/journey";

test("a visitor who is lost finds the way home", async ({ page, see }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  const lost = await see("Page not found");
  await expect(page.getByText("The page you were looking for doesn't exist or has been moved.")).toBeVisible();
  await lost.follow("Go home");
  await expect(page).toHaveURL(/\/$/);
});

test("a wrong password keeps the address typed and says so", async ({ page, see }) => {
  await page.goto("/login");
  const signIn = await see("Sign in");
  await signIn.fill({ Email: "nobody@example.com", Password: "not the password" });
  await signIn.press("Sign In");
  await expect(page).toHaveTitle(/^Error:/);
  const refused = await see("Sign in");
  await expect(refused.page.getByLabel("Email", { exact: true })).toHaveValue("nobody@example.com");
  await expect(refused.page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("the dashboard asks a visitor to sign in first, and the portal says that it is a demonstration", async ({ page, see }) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fdashboard/);
  const signIn = await see("Sign in");
  await expect(signIn.page.getByText(/demonstration/i).first()).toBeVisible();
});
