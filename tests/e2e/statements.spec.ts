// A month on paper: from the list to the statement, its PDF, and the same month in another time zone.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

test(
  "a statement is read, saved as a PDF, and follows the time zone",
  { tag: "@once" },
  async ({ page, see }) => {
    await signInAs(page, "george");
    await page.goto("/dashboard/settings");
    await see("Settings");
    await page.getByLabel("Time zone").selectOption("Asia/Kathmandu");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your details have been saved.")).toBeVisible();

    await page.goto("/dashboard/statements");
    await see("Statements");
    const months = page.getByRole("table", { name: "Your statements" }).getByRole("row");
    const closing = await months.nth(2).getByRole("cell").nth(4).innerText();
    await months.nth(2).getByRole("link").first().click();
    await see(/^Statement for \w+ \d{4}$/);
    await expect(page.getByText("Asia/Kathmandu (UTC+5:45)")).toBeVisible();
    await expect(
      page.getByRole("table", { name: "Account activity, oldest first" }).getByRole("row").last(),
    ).toContainText(closing);

    const file = await page.request.get(
      (await page.getByRole("link", { name: "Download PDF" }).getAttribute("href")) ?? "",
    );
    expect([file.headers()["content-type"], (await file.body()).subarray(0, 8).toString()]).toEqual(
      ["application/pdf", "%PDF-1.7"],
    );
  },
);

test(
  "in print no table is in a container: Firefox prints none of those whole",
  { tag: "@once" },
  async ({ page }) => {
    await signInAs(page, "hana");
    await page.emulateMedia({ media: "print" });
    await page.goto("/dashboard/statements");
    await expect(page.locator(".months-frame").first()).toHaveCSS("container-type", "normal");
    await page.getByRole("table", { name: "Your statements" }).getByRole("link").first().click();
    await expect(page.locator(".data-table-frame").first()).toHaveCSS("container-type", "normal");
    await page.emulateMedia({ media: "screen" });
    await expect(page.locator(".data-table-frame").first()).toHaveCSS(
      "container-type",
      "inline-size",
    );
  },
);

test(
  "the printed page is white, whatever the theme",
  { tag: "@once" },
  async ({ page, context }) => {
    await signInAs(page, "hana");
    await page.goto("/dashboard/statements");
    await context.addCookies([{ name: "theme", value: "dark", url: page.url() }]);
    await page.reload();
    const sheet = page.locator("html");
    await expect(sheet).toHaveCSS("color-scheme", "dark");
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toHaveCSS("color-scheme", "light");
  },
);
