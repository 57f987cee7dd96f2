import { expect, type Page } from "playwright/test";
import { demoPassword } from "~server/contract/values/demo-people";

/** Signs in as somebody of the demonstration, by the part of the address before "@". */
export async function signInAs(page: Page, name: string): Promise<void> {
  const isAdmin = name.includes("admin");
  await page.goto(isAdmin ? "/admin/login" : "/login");
  await page.getByLabel("Email", { exact: true }).fill(`${name}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(isAdmin ? /\/admin$/ : /\/dashboard$/);
}
