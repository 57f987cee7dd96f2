// Looking for one transaction among many: by its reference, then by days.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

test(
  "a transaction is found by part of its reference, and by days",
  { tag: "@once" },
  async ({ page, see }) => {
    await signInAs(page, "hana");
    await page.goto("/dashboard/transactions");
    const list = await see("Transactions");
    const rows = page.getByRole("table", { name: "Your transactions" }).getByRole("row");
    const reference = await rows.nth(4).getByRole("link").innerText();
    await list.fill({ Reference: reference.slice(3).toLowerCase() });
    await list.press("Search");
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText(reference);

    await list.follow("Clear");
    await expect(rows).toHaveCount(11);
    await list.fill({ "From (UTC)": "2026-02-01", "To (UTC)": "2026-01-01" });
    await list.press("Search");
    await expect(page.getByText("“From” is later than “To”, so nothing matches.")).toBeVisible();
    await list.follow("Show all transactions");
    await expect(rows).toHaveCount(11);
  },
);

test("with scripts a filter applies as soon as its field is left, and nothing else moves", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "only where scripts run");
  await signInAs(page, "hana");
  await page.goto("/dashboard/transactions?type=deposit");
  const rows = page.getByRole("table", { name: "Your transactions" }).getByRole("row");
  const reference = await rows.nth(4).getByRole("link").innerText();
  await page.getByLabel("Reference", { exact: true }).fill(reference);
  await page.keyboard.press("Tab");
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/type=deposit&reference=TX-/);
  await expect(page.getByText("1 result")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download CSV" })).toHaveAttribute(
    "href",
    new RegExp(reference),
  );
  await expect(page.getByLabel("From (UTC)")).toBeFocused();
});
