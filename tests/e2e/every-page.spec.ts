// Every kind of page that links lead to, in a wide light and a narrow dark window: a picture of each stays in tests/.results/screens.
// What engines and rulers say of them is in tests/accessibility.
import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { z } from "zod";
import { signInAs } from "../support/browser-sign-in";
import { expect, test } from "../support/journey";

test.setTimeout(300_000);

const recordId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const kindOf = (path: string) => (path.split("?")[0] ?? "").replace(recordId, ":id").replace(/\/\d{4}-\d{2}$/, "/:month");

/** One address of each kind, found by following links from these, of one area if one is named. */
async function onePageOfEachKind(page: Page, starts: readonly string[], area = "/"): Promise<string[]> {
  const found = new Map<string, string>();
  const waiting = [...starts];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(kindOf(path))) continue;
    const answer = await page.request.get(path, { headers: { Accept: "text/html" } });
    if (!(answer.headers()["content-type"] ?? "").startsWith("text/html")) continue;
    found.set(kindOf(path), path);
    const links = (await answer.text()).matchAll(/\shref="(\/[^"#]*)/g);
    waiting.push(...[...links].map(([, href = ""]) => href.replaceAll("&amp;", "&")).filter((href) => href.startsWith(area) && !/^\/(build|favicon)|\/pdf$/.test(href)));
  }
  return [...found.values()];
}

const screens = fileURLToPath(new URL("../.results/screens/", import.meta.url));

interface Look {
  path: string;
  /** Whose page it is. */
  who: string;
  hasScripts: boolean;
}

async function keepPicture(page: Page, { path, who, hasScripts }: Look): Promise<void> {
  const name = kindOf(path).replace(/[^\w]+/g, "-").replace(/^-|-$/g, "") || "home";
  await page.screenshot({ path: `${screens}${who}/${hasScripts ? "1280-light" : "360-dark"}/${name}.jpg`, type: "jpeg", quality: 60, fullPage: true });
}

async function expectNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: needed, clientWidth: given } = document.documentElement;
    return { scrollWidth: needed, clientWidth: given };
  });
  expect(scrollWidth, `${path} at 320 px`).toBeLessThanOrEqual(clientWidth);
}

/** Two of the four pairs of width and colour, and with both projects each page meets both. */
async function open(page: Page, look: Look): Promise<void> {
  const { path, hasScripts } = look;
  await page.setViewportSize(hasScripts ? { width: 1280, height: 900 } : { width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: hasScripts ? "light" : "dark" });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
  await keepPicture(page, look);
}

async function draft(page: Page): Promise<string> {
  await page.goto("/dashboard/wallet/withdrawal");
  await page.getByLabel("Amount (USD)").fill("3");
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(page).toHaveURL(/\/review$/);
  return new URL(page.url()).pathname;
}

/** Asked for over the API, as no page of ours asks for one yet; its address. */
async function simulatedPayment({ request }: Page): Promise<string> {
  const read = z.object({ access_token: z.string() });
  const signIn = await request.post("/api/auth/login", { data: { email: "hana@example.com", password: "demonstration" } });
  const headers = { Authorization: `Bearer ${read.parse(await signIn.json()).access_token}` };
  const answer = await request.post("/api/payments/crypto/create", { headers, data: { amount: "65.00", cryptoCurrency: "BTC" } });
  return z.object({ cryptoInvoiceUrl: z.string() }).parse(await answer.json()).cryptoInvoiceUrl;
}

test("the pages of a visitor", async ({ page, hasScripts }) => {
  const paths = await onePageOfEachKind(page, ["/", "/signup", "/admin/login", "/contact/received", "/reset-password?token=x", "/verify-email?token=x", "/forgot-password?sent=1", "/no/such/page"]);
  expect(paths.length).toBeGreaterThanOrEqual(15);
  for (const path of paths) await open(page, { path, who: "visitor", hasScripts });
});

test("the pages of a customer", async ({ page, hasScripts }) => {
  await signInAs(page, "hana");
  const [review, toConfirm] = [await draft(page), await draft(page)];
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page).toHaveURL(/\/receipt$/);
  const withdrawal = `/dashboard/transactions?type=withdrawal&status=pending`;
  const list = await (await page.request.get(withdrawal)).text();
  const pending = /href="(\/dashboard\/transactions\/[0-9a-f-]{36})/.exec(list)?.[1] ?? "";
  const starts = ["/dashboard", await simulatedPayment(page), pending, `${pending}/edit`, `${pending}/cancellation`, review, toConfirm.replace(/review$/, "receipt")];
  const paths = await onePageOfEachKind(page, starts, "/dashboard");
  expect(paths.length).toBeGreaterThanOrEqual(14);
  for (const path of paths) await open(page, { path, who: "hana", hasScripts });
});

// New, waiting, refused, with one movement, with a long name: what every list and banner looks like at its ends.
for (const who of ["nora", "pavel", "rita", "george", "zoe"]) {
  test(`the main pages of ${who}`, async ({ page, hasScripts }) => {
    await signInAs(page, who);
    for (const path of ["", "/transactions", "/wallet", "/earning-history", "/kyc", "/settings"].map((part) => `/dashboard${part}`)) {
      await expectNarrow(page, path);
      await open(page, { path, who, hasScripts });
    }
  });
}

test("the pages of an administrator", async ({ page, hasScripts }) => {
  await signInAs(page, "admin");
  const list = await (await page.request.get("/admin/transactions?status=pending")).text();
  const pending = /href="(\/admin\/transactions\/[0-9a-f-]{36})/.exec(list)?.[1] ?? "";
  const paths = await onePageOfEachKind(page, ["/admin", pending, `${pending}/approval`, `${pending}/rejection`, `${pending}/pending-mark`], "/admin");
  expect(paths.length).toBeGreaterThanOrEqual(6);
  for (const path of paths) await open(page, { path, who: "admin", hasScripts });
});
