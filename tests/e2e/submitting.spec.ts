// What scripts add to a form: busy words, one post for two clicks, digits in groups, and the focus on what is wrong.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true, reducedMotion: "no-preference" });
test.skip(({ hasScripts }) => !hasScripts, "only where scripts run");

test("a button shows its busy label, and two clicks send one form", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("hana@example.com");
  await page.getByLabel("Password", { exact: true }).fill("demonstration");
  const seen = await page
    .getByRole("button", { name: "Sign in", exact: true })
    .evaluate((button: HTMLElement) => {
      const held: boolean[] = [];
      document.addEventListener(
        "submit",
        ({ defaultPrevented }) => void held.push(defaultPrevented),
      );
      button.click();
      button.click();
      return { words: button.textContent, isOff: button.getAttribute("aria-disabled"), held };
    });
  expect(seen).toEqual({ words: "Signing in...", isOff: "true", held: [false, true] });
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(posts).toHaveLength(1);
});

test("a slow page is announced as loading, and a downloaded file is not", async ({ page }) => {
  await signInAs(page, "hana");
  await page.goto("/dashboard/transactions");
  const words = page.getByText("Loading...", { exact: true });
  const downloads = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  await downloads;
  await expect(words).toHaveCount(0);
  // The way to the next page, held up at its beginning.
  await page.evaluate(() =>
    window.addEventListener("click", (event) => event.preventDefault(), { once: true }),
  );
  await page.getByRole("link", { name: "Deposits" }).first().click();
  await expect(words).toBeVisible();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(words).toHaveCount(0);
});

test("a page restored from the browser's memory can be sent again", async ({ page }) => {
  await page.goto("/login");
  const button = page.locator("button[data-busy='Signing in...']");
  const text = await button.evaluate((element: HTMLElement) => {
    element.click();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return element.textContent;
  });
  expect(text).toBe("Sign in");
});

test("a form whose answer doesn't come can be sent again after a while", async ({ page }) => {
  await page.clock.install();
  await page.goto("/login");
  // Sent, and stopped on its way.
  await page.evaluate(() =>
    window.addEventListener("submit", (event) => event.preventDefault(), { once: true }),
  );
  const button = page.locator("button[data-busy='Signing in...']");
  await button.click();
  await expect(button).toHaveText("Signing in...");
  await page.clock.runFor(10_000);
  await expect(button).toHaveText("Sign in");
  await expect(button).not.toHaveAttribute("aria-disabled");
});

test("a refused form has the focus on its summary, whose links lead to the fields", async ({
  page,
}) => {
  await page.goto("/signup");
  await page.getByRole("button", { name: "Create account" }).click();
  const summary = page.locator("[data-error-summary]");
  await expect(summary).toBeFocused();
  await summary.getByRole("link").first().click();
  await expect(page.getByLabel("Full name")).toBeFocused();
});

test("a card number is grouped in fours and an expiry date gets its slash", async ({ page }) => {
  await signInAs(page, "nora");
  await page.goto("/dashboard/wallet/deposit");
  const number = page.getByLabel("Card number");
  await number.pressSequentially("4111111111111111999");
  await expect(number).toHaveValue("4111 1111 1111 1111");
  const expiry = page.getByLabel(/Expiry/);
  await expiry.pressSequentially("1239");
  await expect(expiry).toHaveValue("12/39");
  await expiry.press("Backspace");
  await expect(expiry).toHaveValue("12/3");
});

test("an expiry date keeps its year, however it is entered", async ({ page }) => {
  await signInAs(page, "nora");
  await page.goto("/dashboard/wallet/deposit");
  const expiry = page.getByLabel(/Expiry/);
  for (const [typed, shown] of [
    ["12/2031", "12/31"],
    ["122031", "12/31"],
    ["2031-12", "12/31"],
    ["9/31", "09/31"],
    ["0931", "09/31"],
  ] as const) {
    await expiry.fill("");
    await expiry.pressSequentially(typed);
    await expiry.blur();
    await expect(expiry).toHaveValue(shown);
    // All at a time, as by a password manager.
    await expiry.fill(typed);
    await expiry.blur();
    await expect(expiry).toHaveValue(shown);
  }
});

test("a notice fades, and its text stays", async ({ page }) => {
  await signInAs(page, "hana");
  await page.goto("/dashboard/transactions");
  await page.locator("main table a[href^='/dashboard/transactions/']").first().click();
  await page.goto(`${page.url().split("?")[0]}/edit`);
  await page.getByLabel("Description").fill("Seen by a browser");
  await page.getByRole("button", { name: /Save|Update/ }).click();
  const notice = page.locator("[data-notice]");
  await expect(notice).toHaveText("Transaction updated");
  await expect(notice).toHaveClass(/settled/);
  await expect(notice).toBeVisible();
});

test("a refused form in a dialog stays in the dialog", async ({ page }) => {
  await signInAs(page, "nora");
  await page.goto("/dashboard/wallet");
  await page.getByRole("link", { name: "Deposit" }).first().click();
  await page
    .locator("dialog")
    .getByRole("button", { name: /Continue|Deposit|Review/ })
    .last()
    .click();
  await expect(page.locator("dialog:modal [data-error-summary]")).toBeFocused();
});
