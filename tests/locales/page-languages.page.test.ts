// The language of pages, with a fifth one that only this test's folder has.
import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";
import { localesDir } from "../support/portal/locales-dir";
import type { Fields, Visitor } from "../support/people/visitor";

const folder = localesDir({
  "nl/language.json": { name: "Nederlands", isDraft: true },
  "nl/navigation.json": { about: "Over ons", contact: "Neem contact op" },
  "nl/ui.json": { menu: "Alle pagina's" },
  "nl/customerArea.json": { wallet: "Portefeuille" },
  "fa/language.json": { name: "فارسی" },
  "fa/navigation.json": { about: "درباره ما" },
});
const portal = await openPortal({ LOCALES_DIR: folder, LANGUAGES: "en, nl, fa" });
afterAll(() => portal.close());

const langOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const accepting = (language: string) => ({ "Accept-Language": language });

describe("the language of a page", () => {
  test("is the one that the address names, whatever else is asked for", async () => {
    const visitor = portal.visitor();
    visitor.cookies.set("language", "fa");
    const page = await visitor.get("/nl/about", accepting("en"));
    expect(langOf(page.html)).toBe("nl");
    expect(page.html).toContain("Over ons");
  });

  test("is what was chosen in this browser, before what it accepts", async () => {
    const visitor = portal.visitor();
    visitor.cookies.set("language", "nl");
    expect(langOf((await visitor.get("/about", accepting("fa"))).html)).toBe("nl");
  });

  test("is what the browser accepts, and otherwise the portal's", async () => {
    for (const [accepted, language] of [
      ["nl-BE, en;q=0.5", "nl"],
      ["xx, fa;q=0.4", "fa"],
      ["xx", "en"],
    ] as const)
      expect(langOf((await portal.visitor().get("/about", accepting(accepted))).html)).toBe(
        language,
      );
  });

  test("is none that isn't offered: such an address has no page", async () => {
    const page = await portal.visitor().get("/xx/about");
    expect([page.status, langOf(page.html)]).toEqual([404, "en"]);
    const visitor = portal.visitor();
    visitor.cookies.set("language", "xx");
    expect(langOf((await visitor.get("/about")).html)).toBe("en");
  });

  test("is none that a client writes into the headers of the host", async () => {
    const forged = { "X-Page-Language": "zz", "X-Address-Language": "nl" };
    const { status, html } = await portal.visitor().get("/about", forged);
    expect([status, langOf(html)]).toEqual([200, "en"]);
    expect(html).not.toContain('href="/nl/contact"');
  });

  test("says its direction", async () => {
    expect((await portal.visitor().get("/fa/about")).html).toContain('<html lang="fa" dir="rtl"');
  });

  test("negotiated, it varies with what decided it", async () => {
    const negotiated = await portal.visitor().get("/about");
    expect(negotiated.headers.get("Vary")).toMatch(/Accept-Language, Cookie/);
    const named = await portal.visitor().get("/nl/about");
    expect(named.headers.get("Vary") ?? "").not.toMatch(/Accept-Language/);
  });

  test("is English in the back office and in areas of one address", async () => {
    expect(langOf((await portal.visitor().get("/admin/login", accepting("nl"))).html)).toBe("en");
    expect((await portal.visitor().get("/nl/admin/login")).status).toBe(404);
    expect((await portal.visitor().get("/nl/dashboard")).status).toBe(404);
  });
});

describe("a page at an address of a language", () => {
  test.each(["/nl", "/nl/about", "/nl/login", "/nl/forgot-password"])(
    "leads only to public pages of that language: %s",
    async (path) => {
      const { html } = await portal.visitor().get(path);
      const hrefs = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = ""]) => href);
      expect(hrefs.length).toBeGreaterThan(10);
      expect(hrefs.filter((href) => !/^\/nl(\/|\?|$)/.test(href))).toEqual([]);
    },
  );

  test("marks its entry in the menu", async () => {
    const { html } = await portal.visitor().get("/nl/about");
    expect(html).toContain('<a href="/nl/about" aria-current="page">');
  });

  test("names its other addresses", async () => {
    const { html } = await portal.visitor().get("/nl/about");
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/nl\/about"/);
    const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    expect(
      alternates.map(([, language, href]) => [language, new URL(href ?? "").pathname]),
    ).toEqual([
      ["x-default", "/about"],
      ["en", "/en/about"],
      ["nl", "/nl/about"],
      ["fa", "/fa/about"],
    ]);
  });

  test("stays in it when a form is refused, and when it is accepted", async () => {
    const visitor = portal.visitor();
    const refused = await visitor.submit(await visitor.get("/nl/contact"));
    expect(langOf(refused.html)).toBe("nl");
    expect(refused.html).toContain('aria-invalid="true"');
    const sent = await visitor.submit(refused, {
      fullname: "Nora New",
      email: "nora@example.org",
      message: "How long does a deposit take?",
    });
    expect(sent.location).toBe("/nl/contact/received");
  });

  test("shows what it lacks in English, and says so", async () => {
    const { html } = await portal.visitor().get("/nl/about");
    expect(html).toContain('<span lang="en" dir="ltr">Careers</span>');
    expect(html).not.toMatch(/[\uE000\uE001]/);
    expect(html).not.toMatch(/<title>[^<]*<span/);
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^Over ons/);
  });
});

describe("people choose a language", () => {
  const chosenBy = async (visitor: Visitor, fields: Fields) =>
    visitor.follow(await visitor.post("/language", fields));

  test("without a token, and stay on the page in it", async () => {
    const visitor = portal.visitor();
    const page = await chosenBy(visitor, { language: "nl", from: "/about" });
    expect([page.path, langOf(page.html)]).toEqual(["/about", "nl"]);
    const other = await chosenBy(visitor, { language: "fa", from: "/nl/contact" });
    expect([other.path, langOf(other.html)]).toEqual(["/fa/contact", "fa"]);
  });

  test.each([
    ["a sign-in", "/nl/login?returnTo=%2Fdashboard%2Fwallet"],
    ["a link from an email", "/reset-password?token=abc&invitation=user"],
    ["a filtered list", "/dashboard/transactions?type=deposit"],
  ])("or a theme, and return to the whole address of %s", async (_kind, address) => {
    const person = address.startsWith("/dashboard")
      ? await portal.signInAs("george")
      : portal.visitor();
    const page = await person.get(address);
    expect(page.status).toBe(200);
    for (const [action, choice] of [
      ["language", { language: "fa" }],
      ["theme", { theme: "dark" }],
    ] as const) {
      const form = page.forms.find((one) => one.action?.endsWith(`/${action}`));
      const answer = await person.post(`/${action}`, { ...form?.fields, ...choice });
      expect(answer.location).toBe(action === "theme" ? address : address.replace("/nl/", "/fa/"));
    }
  });

  test("and return to the page alone if its address is very long", async () => {
    const visitor = portal.visitor();
    const page = await visitor.get(`/about?x=${"x".repeat(2000)}`);
    const form = page.forms.find(({ action }) => action === "/language");
    expect(form?.fields).toMatchObject({ from: "/about" });
  });

  test.each(["xx", "", "en-XB"])("not %o, which isn't offered", async (language) => {
    const page = await chosenBy(portal.visitor(), { language, from: "/about" });
    expect([page.path, langOf(page.html)]).toEqual(["/about", "en"]);
  });

  test("and never leave the portal by it", async () => {
    const page = await chosenBy(portal.visitor(), { language: "nl", from: "//evil.example" });
    expect(page.path).toBe("/");
  });

  test("with their account, which has it in every browser", async () => {
    const hana = await portal.signInAs("hana");
    await hana.get("/dashboard");
    const page = await chosenBy(hana, { language: "nl", from: "/dashboard" });
    expect(langOf(page.html)).toBe("nl");
    expect(page.html).toContain("Portefeuille");
    const elsewhere = await portal.signInAs("hana");
    elsewhere.cookies.set("language", "fa");
    expect(langOf((await elsewhere.get("/dashboard")).html)).toBe("nl");
  });

  test("by the address at which they sign in, unless their account has one", async () => {
    const zoe = portal.visitor();
    const signIn = async (path: string) =>
      zoe.submit(await zoe.get(path), { email: "zoe@example.com", password: demoPassword });
    await signIn("/nl/login");
    expect(langOf((await zoe.get("/dashboard")).html)).toBe("nl");
    await chosenBy(zoe, { language: "fa", from: "/dashboard" });
    await zoe.post("/logout", {});
    await signIn("/nl/login");
    expect(langOf((await zoe.get("/dashboard")).html)).toBe("fa");
  });

  test("and the account's language ends with the session", async () => {
    const hana = await portal.signInAs("hana");
    await hana.get("/dashboard");
    await chosenBy(hana, { language: "nl", from: "/dashboard" });
    await hana.post("/logout", {});
    hana.cookies.delete("language");
    expect(langOf((await hana.get("/about")).html)).toBe("en");
  });
});

test("the site map lists every page in every language", async () => {
  const { html } = await portal.visitor().get("/sitemap.xml");
  const places = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
  expect(places).toEqual(expect.arrayContaining(["/about", "/en/about", "/nl/about", "/fa", "/"]));
  expect(new Set(places).size).toBe(places.length);
  expect(html).toContain('hreflang="x-default"');
});
