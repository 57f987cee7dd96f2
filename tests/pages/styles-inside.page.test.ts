// A public page contains its styles, which are the same for everyone; a signed-in page links the other stylesheet, which the pages
// before it have the browser fetch.
import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
afterAll(() => portal.close());

const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, part = ""]) => part);
const insideOf = ({ html }: ShownPage) => found(html, /<style>([^<]*)<\/style>/g);
const linkedBy = ({ html }: ShownPage) => found(html, /<link rel="stylesheet" href="([^"]+)"/g);
const fetchedAhead = ({ html }: ShownPage) =>
  found(html, /<link rel="stylesheet" media="not all" href="([^"]+)"/g);
const policyOf = ({ headers }: ShownPage) => headers.get("Content-Security-Policy") ?? "";

test("public pages contain one and the same text, and their policy allows exactly that", async () => {
  const [hana, visitor] = [await portal.signInAs("hana"), portal.visitor()];
  const pages = await Promise.all([
    visitor.get("/"),
    hana.get("/about"),
    visitor.get("/charts/crypto"),
    visitor.get("/login"),
    visitor.get("/no-such-page"),
    visitor.get("/admin/login"),
  ]);
  const [text = ""] = insideOf(pages[0]);
  expect(text.length).toBeGreaterThan(10_000);
  expect(pages.map(insideOf)).toEqual(pages.map(() => [text]));
  expect(pages.flatMap(linkedBy)).toEqual([]);
  const hash = createHash("sha256").update(text).digest("base64");
  for (const page of pages) expect(policyOf(page)).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test("signed-in pages, refused forms and error pages of the areas link one stylesheet", async () => {
  const [hana, admin] = [await portal.signInAs("hana"), await portal.signInAs("admin")];
  const form = await hana.get("/dashboard/settings/password");
  const pages = [
    await hana.get("/dashboard"),
    await hana.get("/dashboard/markets/chart"),
    form,
    await hana.submit(form),
    await hana.get("/dashboard/no-such-page"),
    await admin.get("/admin"),
    await admin.get("/admin/transactions"),
    await admin.get("/admin/no-such-page"),
  ];
  const [sheet = ""] = linkedBy(form);
  expect(pages.map(linkedBy)).toEqual(pages.map(() => [sheet]));
  expect(pages.flatMap((page) => [...insideOf(page), ...fetchedAhead(page)])).toEqual([]);
  const answer = await fetch(portal.origin + sheet);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([
    200,
    "max-age=31536000, immutable",
  ]);
});

test("the pages that lead inside fetch it ahead, and other public pages don't", async () => {
  const visitor = portal.visitor();
  const sheets = linkedBy(await (await portal.signInAs("hana")).get("/dashboard"));
  for (const path of ["/login", "/signup", "/admin/login"])
    expect(fetchedAhead(await visitor.get(path)), path).toEqual(sheets);
  for (const path of ["/", "/about", "/charts/forex", "/contact"])
    expect(fetchedAhead(await visitor.get(path)), path).toEqual([]);
});

test("what a user typed is not taken for the place of the styles", async () => {
  const nora = await portal.signInAs("nora");
  const form = await nora.get("/dashboard/settings");
  const page = await nora.submit(form, {
    fullname: "<style>/* styles */</style>",
    phoneNumber: "1",
  });
  expect(page.html).toContain("/* styles */");
  expect(insideOf(page)).toEqual([]);
});
