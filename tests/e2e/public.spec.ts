import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

test(
  "a visitor at an unknown address finds the way to the front page",
  { tag: "@once" },
  async ({ page, see }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    const lost = await see("Page not found");
    await expect(
      page.getByText("The page you were looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await lost.follow("Go home");
    await expect(page).toHaveURL(/\/$/);
  },
);

test("a wrong password keeps the email that was entered, and says so", async ({ page, see }) => {
  await page.goto("/login");
  const signIn = await see("Sign in");
  await signIn.fill({ Email: "nobody@example.com", Password: "not the password" });
  await signIn.press("Sign in");
  await expect(page).toHaveTitle(/^Error:/);
  const refused = await see("Sign in");
  await expect(refused.page.getByLabel("Email", { exact: true })).toHaveValue("nobody@example.com");
  await expect(refused.page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test(
  "the dashboard asks a visitor to sign in first, and the portal says that it is a demo",
  { tag: "@once" },
  async ({ page, see }) => {
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fdashboard/);
    const signIn = await see("Sign in");
    await expect(signIn.page.getByText(/demonstration/i).first()).toBeVisible();
  },
);

test("the menu opens and is used by keyboard alone", async ({ page, hasScripts }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Main menu", exact: true });
  const [group, entry] = [
    menu.locator("summary", { hasText: "Services" }),
    menu.getByRole("link", { name: "Buy Crypto" }),
  ];
  await expect(entry).toBeHidden();
  await group.focus();
  await page.keyboard.press("Enter");
  await expect(entry).toBeVisible();
  if (hasScripts) {
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await expect(group).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(entry).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/buy-crypto$/);
});

test("one group of the menu is open at a time", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Main menu", exact: true });
  await menu.getByText("Services", { exact: true }).click();
  await menu.getByText("Trading Tools", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Buy Crypto" })).toBeHidden();
  await expect(menu.getByRole("link", { name: "Forex Chart" })).toBeVisible();
});

test("a phone has one menu with everything in it", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByText("Menu", { exact: true }).click();
  await page
    .getByRole("navigation", { name: "Main menu (small screen)" })
    .getByRole("link", { name: "Copy Trading" })
    .click();
  await expect(page).toHaveURL(/\/copy-trading$/);
});
