// How many presses and pages an administrator needs for each request that waits.
import type { Page } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { addOpenRequests } from "../support/people/long-queue";

/** Counts what a person at the keyboard does, and the pages it takes. */
function counted(page: Page) {
  const [pages, presses]: [string[], string[]] = [[], []];
  // Besides jumps within a page: with scripts the next page is put in place of this one.
  page.on("framenavigated", (frame) => {
    if (!frame.url().endsWith("#decide")) pages.push(frame.url());
  });
  return {
    async press(key: string) {
      presses.push(key);
      await page.keyboard.press(key);
    },
    taken() {
      const taken = { pages: pages.length, presses: presses.length };
      pages.length = presses.length = 0;
      return taken;
    },
  };
}

async function approveByKeys(page: Page, person: ReturnType<typeof counted>): Promise<void> {
  const notice = page.getByText("Transaction approved:").first();
  const reference = await referenceOn(page);
  await person.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Skip to decision");
  await person.press("Enter");
  await expect(page.locator(":focus")).toHaveText("Approve");
  await person.press("Enter");
  await expect(notice).toContainText(reference);
}

/** With a reason of the list. */
async function rejectByKeys(page: Page, person: ReturnType<typeof counted>): Promise<void> {
  const reference = await referenceOn(page);
  await person.press("Tab");
  await person.press("Enter");
  await person.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Reject");
  await person.press("Enter");
  await expect(page.locator("select:focus")).toBeVisible();
  await person.press("w");
  for (const key of ["Tab", "Tab", "Enter"]) await person.press(key);
  await expect(page.getByText("Transaction rejected:").first()).toContainText(reference);
}

/** What a decision needs is in the window together with its buttons. */
async function expectEvidenceInSight(page: Page): Promise<void> {
  for (const title of ["Flags", "Request details", "Customer", "Recent transactions"])
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
  const needed = page.locator(".decision .panel").or(page.locator("#decide"));
  expect(await needed.count()).toBeGreaterThan(4);
  for (const part of await needed.all()) await expect(part).toBeInViewport({ ratio: 1 });
}

const referenceOn = async (page: Page) =>
  (await page
    .getByText(/^TX-\w+$/)
    .first()
    .textContent()) ?? "";

test("by keyboard, a decision takes three presses and one page", async ({ page, see }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/queues/deposits");
  await see("Transaction Details");
  const person = counted(page);
  for (const left of [1, 0]) {
    await approveByKeys(page, person);
    if (left > 0) await expect(page.getByText(`1 of ${left} in queue`)).toBeVisible();
    expect(person.taken()).toEqual({ pages: 1, presses: 3 });
  }
});

test("so it does with 200 open requests, and a rejection takes five more presses and one more page", async ({
  page,
  portal,
}) => {
  await addOpenRequests(portal.origin, 200);
  await signInAs(page, "admin");
  await page.goto("/admin/queues/withdrawals");
  const person = counted(page);
  await expectEvidenceInSight(page);
  for (let left = 102; left > 91; left -= 1) {
    await expect(page.getByText(`1 of ${left} in queue`)).toBeVisible();
    await approveByKeys(page, person);
    expect(person.taken()).toEqual({ pages: 1, presses: 3 });
  }
  await expectEvidenceInSight(page);
  await rejectByKeys(page, person);
  expect(person.taken()).toEqual({ pages: 2, presses: 8 });
  await expect(page.getByText("1 of 90 in queue")).toBeVisible();
});

test("a decision from a filtered list leads back to the same page of it", async ({ page }) => {
  const list = "/admin/transactions?type=withdrawal&status=pending&page=8";
  await signInAs(page, "admin");
  await page.goto(list);
  await page.getByRole("row").nth(4).getByRole("link").first().click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Transaction approved").first()).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("row")).toHaveCount(11);
});
