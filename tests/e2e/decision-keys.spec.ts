// How many presses and pages an administrator needs for each request that waits.
import type { Locator, Page } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { counted, type CountedKeyboard as Person } from "../support/browser/counted-keyboard";
import { addOpenRequests } from "../support/people/long-queue";
import { sampled, sized } from "../support/sized";

/** Without scripts, only the browser itself moves the focus. */
test.skip(
  ({ hasScripts }) => !hasScripts && sized(true, false),
  "without scripts in npm run faults",
);

/** Half of them withdrawals, next to the two of the demo. */
const requests = sampled(20, 200);
const withdrawals = requests / 2 + 2;

const focused = (page: Page): Locator => page.locator(":focus");

async function approveByTab(page: Page, person: Person): Promise<void> {
  const notice = page.getByText("Transaction approved:").first();
  const reference = await referenceOn(page);
  await page.waitForLoadState();
  await person.press("Tab");
  await expect(focused(page)).toHaveText("Skip to decision");
  await person.press("Enter");
  await expect(focused(page)).toHaveText("Approve");
  await person.press("Enter");
  await expect(notice).toContainText(reference);
}

/** The key moves the focus; nothing is approved before Enter. */
async function approveByAccessKey(page: Page, person: Person): Promise<void> {
  const reference = await referenceOn(page);
  await page.waitForLoadState();
  await person.access("a");
  await expect(focused(page)).toHaveText("Approve");
  await person.press("Enter");
  await expect(page.getByText("Transaction approved:").first()).toContainText(reference);
}

/** With a reason of the list, which its number chooses; nothing is rejected before Enter. */
async function rejectByAccessKey(page: Page, person: Person, reason: string): Promise<void> {
  await page.waitForLoadState();
  await person.access("r");
  await expect(page.getByRole("radio").first()).toBeFocused();
  // Scripts open the dialog once more as a modal one, and focus its first field.
  await page.waitForLoadState();
  await person.access(reason);
  await expect(page.getByRole("radio").nth(Number(reason) - 1)).toBeChecked();
  await expect(page.getByRole("radio", { checked: true })).toBeFocused();
  await person.press("Enter");
}

async function expectRejected(page: Page, person: Person, reason: string): Promise<void> {
  const reference = await referenceOn(page);
  await rejectByAccessKey(page, person, reason);
  await expect(page.getByText("Transaction rejected:").first()).toContainText(reference);
  expect(person.taken()).toEqual({ pages: 2, presses: 3 });
}

/** What a decision needs is in the window together with its buttons. */
async function expectEvidenceInSight(page: Page): Promise<void> {
  for (const title of ["Flags", "Request details", "Customer", "Recent transactions"])
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
  await expect(page.locator("#decide")).toBeInViewport();
  const needed = page.locator(".decision .panel").or(page.locator("#decide"));
  expect(await needed.count()).toBeGreaterThan(4);
  for (const part of await needed.all()) await expect(part).toBeInViewport({ ratio: 1 });
}

const referenceOn = async (page: Page) =>
  (await page
    .getByText(/^TX-\w+$/)
    .first()
    .textContent()) ?? "";

test("by keyboard, a decision takes three keys and one page", async ({ page, see }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/queues/deposits");
  await see("Transaction Details");
  const person = counted(page);
  for (const left of [1, 0]) {
    await approveByTab(page, person);
    if (left > 0) await expect(page.getByText(`1 of ${left} in queue`)).toBeVisible();
    expect(person.taken()).toEqual({ pages: 1, presses: 3 });
  }
});

test("documents are rejected with a listed reason in three key presses and two pages", async ({
  page,
  see,
}) => {
  await signInAs(page, "admin");
  await page.goto("/admin/queues/kyc");
  await see("User details");
  const person = counted(page);
  await rejectByAccessKey(page, person, "2");
  await expect(page.getByText("Documents rejected:").first()).toBeVisible();
  expect(person.taken()).toEqual({ pages: 2, presses: 3 });
});

test(`each of ${requests} open requests takes as few key presses, with the evidence in view`, async ({
  page,
  portal,
}) => {
  await addOpenRequests(portal.origin, requests);
  await signInAs(page, "admin");
  await page.goto("/admin/queues/withdrawals");
  const person = counted(page);
  await expectEvidenceInSight(page);
  const last = withdrawals - sized(4, 11);
  for (let left = withdrawals; left > last; left -= 1) {
    await expect(page.getByText(`1 of ${left} in queue`)).toBeVisible();
    await approveByTab(page, person);
    expect(person.taken()).toEqual({ pages: 1, presses: 3 });
  }
  await expectEvidenceInSight(page);
  await expectRejected(page, person, "1");
  await expect(page.getByText(`1 of ${last - 1} in queue`)).toBeVisible();
  await page.goto("/admin/queues/deposits");
  person.taken();
  for (const reason of ["1", "5", "8"]) await expectRejected(page, person, reason);
  await approveByAccessKey(page, person);
  expect(person.taken()).toEqual({ pages: 1, presses: 2 });
});

test("an approval request has the same keys, and a dialog for each decision", async ({
  page,
  see,
}) => {
  await signInAs(page, "second.admin");
  await page.goto("/admin/staff/new");
  await page.getByLabel("Email").fill("keys@staff.example.org");
  await page.getByLabel("Full name").fill("Kay Keys");
  await page.getByLabel("Auditor").check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await see("Approval request");
  await page.context().clearCookies();
  await signInAs(page, "admin");
  await page.goto("/admin/queues/approvals");
  await see("Approval request");
  const person = counted(page);
  await person.access("a");
  await expect(focused(page)).toHaveText("Approve");
  await person.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Approve");
  await page.goto("/admin/queues/approvals");
  await person.access("r");
  const reason = page.getByRole("dialog").getByRole("textbox");
  await expect(reason).toBeFocused();
  expect(await page.locator("[accesskey]").count()).toBe(0);
});

test("behind a dialog, the keys of the page are off", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/queues/withdrawals");
  await page.getByRole("link", { name: "Reject", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("[accesskey]")).toHaveCount(7);
  const keys = await page
    .locator("[accesskey]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("accesskey")));
  expect(keys).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  const person = counted(page);
  for (const key of ["a", "r"]) await person.access(key);
  expect(person.taken().pages).toBe(0);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a decision from a filtered list leads back to the same page of the list", async ({
  page,
  portal,
}) => {
  await addOpenRequests(portal.origin, 40);
  const list = "/admin/transactions?type=withdrawal&status=pending&page=2";
  await signInAs(page, "admin");
  await page.goto(list);
  await page.getByRole("row").nth(4).getByRole("link").first().click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Transaction approved").first()).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("row")).toHaveCount(11);
});
