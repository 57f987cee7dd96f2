// The choice of digits in the settings, for languages whose readers write others than 0 to 9.
import { afterAll, expect, test } from "vitest";
import type { Visitor } from "../support/people/visitor";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const settings = "/dashboard/settings";
const langOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const own = "ar-u-nu-arab";
const choose = (person: Visitor, language: string) =>
  person.post("/language", { language, from: settings });

test("holds on all pages of the account, and goes with another language", async () => {
  const hana = await portal.signInAs("hana");
  const english = await hana.get(settings);
  expect(english.text).not.toContain("١٢٣");
  await choose(hana, "ar");
  const arabic = await hana.get(settings);
  expect(arabic.text).toContain("الأرقام 123 ١٢٣");
  expect((await hana.get("/dashboard/wallet")).text).toContain("US$");
  expect((await choose(hana, own)).location).toBe(settings);

  const wallet = await hana.get("/dashboard/wallet");
  expect(langOf(wallet.html)).toBe(own);
  expect(wallet.text).toMatch(/[٠-٩]+٬[٠-٩]{3}٫[٠-٩]{2} US\$/);
  expect(wallet.text).not.toMatch(/\d,\d{3}\.\d\d/);
  const again = await portal.signInAs("hana");
  expect(langOf((await again.get(settings)).html), "kept with the account").toBe(own);

  const form = await hana.get("/dashboard/wallet/deposit");
  const review = await hana.follow(await hana.submit(form, { amount: "٢٥٫٥٠" }));
  expect(review.text).toContain("٢٥٫٥٠ US$");

  await choose(hana, "de");
  const german = await hana.get(settings);
  expect([langOf(german.html), german.text.includes("١٢٣")]).toEqual(["de", false]);
});

test("public pages keep their address, and no other digits can be chosen", async () => {
  const visitor = portal.visitor();
  visitor.cookies.set("language", own);
  const page = await visitor.get("/about");
  expect(langOf(page.html)).toBe(own);
  expect(page.html).toMatch(/value="ar"[^>]*aria-pressed="true"/);
  expect(page.html).not.toContain(`hrefLang="${own}"`);
  expect((await visitor.get(`/${own}/about`)).status).toBe(404);
  for (const language of ["en-u-nu-arab", "ar-u-nu-deva", "ar-u-nu-arab-x"]) {
    visitor.cookies.set("language", language);
    expect(langOf((await visitor.get("/about")).html)).toBe("en");
  }
  const nora = await portal.signInAs("nora");
  await nora.get(settings);
  await choose(nora, "ar-u-nu-deva");
  expect(langOf((await nora.get(settings)).html)).toBe("en");
});
