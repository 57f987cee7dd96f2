// `npm run faults`: every kind of page that links lead to opens and fits its window, with scripts in a wide light one and
// without in a narrow dark one; a picture of each stays in tests/.results/screens.
// Accessibility engines and measurements of every page are in tests/accessibility.
import type { Page } from "playwright/test";
import { z } from "zod";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { keepPicture } from "../support/browser/screens";

test.setTimeout(300_000);

const recordId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const kindOf = (path: string) =>
  (path.split("?")[0] ?? "").replace(recordId, ":id").replace(/\/\d{4}-\d{2}$/, "/:month");

interface Look {
  readonly path: string;
  /** Whose page it is. */
  readonly who: string;
  readonly hasScripts: boolean;
}

/** Two of the four pairs of width and color. */
async function open(page: Page, look: Look): Promise<void> {
  const { path, hasScripts } = look;
  await page.setViewportSize(
    hasScripts ? { width: 1280, height: 900 } : { width: 320, height: 740 },
  );
  await page.emulateMedia({ colorScheme: hasScripts ? "light" : "dark" });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    `${path} is too wide`,
  ).toBe(0);
  const name =
    kindOf(path)
      .replace(/[^\w]+/g, "-")
      .replace(/^-|-$/g, "") || "home";
  await keepPicture(page, look.who, hasScripts ? "1280-light" : "320-dark", name);
}

/** No page of the portal: what is downloaded, a picture, a paper, and what the API says of itself. */
const isElsewhere = (path: string) =>
  /\.\w+$|\/pdf$|^\/(documents|api)\//.test(path.split("?")[0] ?? "");

/** Opens one address of each kind that links lead to from these, of one area if one is named; how many there are. */
async function openEachKind(
  page: Page,
  starts: readonly string[],
  look: Omit<Look, "path">,
  area = "/",
): Promise<number> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(kindOf(path)) || isElsewhere(path)) continue;
    found.add(kindOf(path));
    await open(page, { ...look, path });
    const links = await page
      .locator(`a[href^="${area}"]`)
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    waiting.push(...links.map((href) => href.split("#")[0] ?? ""));
  }
  return found.size;
}

async function draft(page: Page): Promise<string> {
  await page.goto("/dashboard/wallet/withdrawal");
  await page.getByLabel("Amount (USD)").fill("3");
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(page).toHaveURL(/\/review$/);
  return new URL(page.url()).pathname;
}

/** Asked for over the API, as no page of the portal asks for one yet; its address. */
async function simulatedPayment({ request }: Page): Promise<string> {
  const read = z.object({ access_token: z.string() });
  const signIn = await request.post("/api/auth/login", {
    data: { email: "hana@example.com", password: "demonstration" },
  });
  const headers = { Authorization: `Bearer ${read.parse(await signIn.json()).access_token}` };
  const answer = await request.post("/api/payments/crypto/create", {
    headers,
    data: { amount: "65.00", cryptoCurrency: "BTC" },
  });
  return z.object({ cryptoInvoiceUrl: z.string() }).parse(await answer.json()).cryptoInvoiceUrl;
}

test("the pages of a visitor", async ({ page, hasScripts }) => {
  const starts = [
    "/",
    "/signup",
    "/admin/login",
    "/contact/received",
    "/reset-password?token=x",
    "/verify-email?token=x",
    "/confirm-new-email?token=x",
    "/undo-email-change?token=x",
    "/forgot-password?sent=1",
    "/no/such/page",
  ];
  expect(await openEachKind(page, starts, { who: "visitor", hasScripts })).toBeGreaterThanOrEqual(
    15,
  );
});

test("the pages of a customer", async ({ page, hasScripts }) => {
  await signInAs(page, "hana");
  const [review, toConfirm] = [await draft(page), await draft(page)];
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page).toHaveURL(/\/receipt$/);
  const withdrawal = `/dashboard/transactions?type=withdrawal&status=pending`;
  const list = await (await page.request.get(withdrawal)).text();
  const pending = /href="(\/dashboard\/transactions\/[0-9a-f-]{36})/.exec(list)?.[1] ?? "";
  const starts = [
    "/dashboard",
    await simulatedPayment(page),
    pending,
    `${pending}/edit`,
    `${pending}/cancellation`,
    review,
    toConfirm.replace(/review$/, "receipt"),
  ];
  expect(
    await openEachKind(page, starts, { who: "hana", hasScripts }, "/dashboard"),
  ).toBeGreaterThanOrEqual(14);
});

// New, waiting, refused, with one movement, with a long name: what every list and banner looks like at its ends.
for (const who of ["nora", "pavel", "rita", "george", "zoe"]) {
  test(`the main pages of ${who}`, async ({ page, hasScripts }) => {
    await signInAs(page, who);
    for (const part of ["", "/transactions", "/wallet", "/earning-history", "/kyc", "/settings"])
      await open(page, { path: `/dashboard${part}`, who, hasScripts });
  });
}

test("the pages of an administrator", async ({ page, hasScripts }) => {
  await signInAs(page, "admin");
  const list = await (await page.request.get("/admin/transactions?status=pending")).text();
  const pending = /href="(\/admin\/transactions\/[0-9a-f-]{36})/.exec(list)?.[1] ?? "";
  const starts = [
    "/admin",
    pending,
    `${pending}/approval`,
    `${pending}/rejection`,
    `${pending}/pending-mark`,
  ];
  expect(
    await openEachKind(page, starts, { who: "admin", hasScripts }, "/admin"),
  ).toBeGreaterThanOrEqual(6);
});
