// Back, Forward and reload after a refused and an accepted form: the browser asks nothing, and nothing is sent a second time.
import type { Page } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

const amount = (page: Page) => page.getByLabel(/^Amount/);
const summary = (page: Page) => page.locator("[data-error-summary]");

function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on(
    "request",
    (request) => void (request.method() === "POST" && posts.push(new URL(request.url()).pathname)),
  );
  return posts;
}

async function withdraw(page: Page, text: string): Promise<void> {
  await amount(page).fill(text);
  await page.getByRole("button", { name: /Continue/ }).click();
}

test("a form that is refused, corrected and accepted", async ({ page }) => {
  await signInAs(page, "hana");
  const posts = postsOf(page);
  await page.goto("/dashboard/wallet");
  await page.goto("/dashboard/wallet/withdrawal");

  await withdraw(page, "a lot");
  await expect(summary(page)).toContainText("Enter a valid amount");
  await page.reload();
  await expect(summary(page)).toBeFocused();
  await expect(amount(page)).toHaveValue("a lot");
  await expect(page).toHaveTitle(/^Error: /);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/wallet\/withdrawal$/);
  await page.goForward();
  await expect(summary(page)).toContainText("Enter a valid amount");
  expect(posts).toEqual(["/dashboard/wallet/withdrawal"]);

  await withdraw(page, "5.00");
  await expect(
    page.getByRole("heading", { level: 1, name: "Review your withdrawal" }),
  ).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(amount(page)).toBeVisible();
  await page.goForward();
  await expect(
    page.getByRole("heading", { level: 1, name: "Review your withdrawal" }),
  ).toBeVisible();
  expect(posts).toEqual(["/dashboard/wallet/withdrawal", "/dashboard/wallet/withdrawal"]);

  await page.getByRole("button", { name: /Confirm/ }).click();
  await expect(page).toHaveURL(/\/receipt/);
  const receipt = page.url();
  await page.reload();
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(receipt);
  expect(posts).toHaveLength(3);
});

test("a refused sign-in, by a visitor", async ({ page }) => {
  const posts = postsOf(page);
  await page.goto("/");
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("hana@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(summary(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("hana@example.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.goBack();
  await page.goForward();
  await expect(summary(page)).toBeVisible();
  expect(posts).toEqual(["/login"]);
});
