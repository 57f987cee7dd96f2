// A public page and the first page of a signed-in area bring their styles inside; the next ones of the area ask the browser's own memory
// (decisions 041 and 084).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
afterAll(() => portal.close());

const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, part = ""]) => part);
const insideOf = ({ html }: ShownPage) => found(html, /<style>([^<]*)<\/style>/g);
const linkedBy = ({ html }: ShownPage) => found(html, /<link rel="stylesheet" href="([^"]+)"/g);
const fetchedAfterwards = ({ html }: ShownPage) =>
  found(html, /<link rel="stylesheet" media="not all" href="([^"]+)"/g);
const policyOf = ({ headers }: ShownPage) => headers.get("Content-Security-Policy") ?? "";
const cookiesOf = ({ headers }: ShownPage) =>
  headers.getSetCookie().filter((line) => line.startsWith("styles="));
const textOf = (sheets: readonly string[]) =>
  sheets
    .map((sheet) => readFileSync(new URL(`../../public${sheet}`, import.meta.url), "utf8"))
    .join("");

test("the first page has all styles inline, and its policy allows exactly these", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get("/dashboard");
  const [text = ""] = insideOf(page);
  expect(linkedBy(page)).toEqual([]);
  expect(fetchedAfterwards(page).length).toBeGreaterThan(1);
  expect(text).toBe(textOf(fetchedAfterwards(page)));
  expect(policyOf(page)).toContain(
    `style-src 'self' 'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  expect(page.headers.get("Link")).toBeNull();
  expect(cookiesOf(page)).toEqual([
    expect.stringMatching(
      /^styles=[\w.]+; Path=\/dashboard; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

test("the next one links them", async () => {
  const hana = await portal.signInAs("hana");
  const sheets = fetchedAfterwards(await hana.get("/dashboard"));
  const page = await hana.get("/dashboard");
  expect([insideOf(page), linkedBy(page), fetchedAfterwards(page), cookiesOf(page)]).toEqual([
    [],
    sheets,
    [],
    [],
  ]);
  expect(policyOf(page)).toContain("style-src 'self';");
});

test("a page of another kind adds only what the browser does not have", async () => {
  const hana = await portal.signInAs("hana");
  const before = fetchedAfterwards(await hana.get("/dashboard"));
  const page = await hana.get("/dashboard/transactions");
  expect(linkedBy(page).every((sheet) => before.includes(sheet))).toBe(true);
  expect(fetchedAfterwards(page).length).toBeGreaterThan(0);
  expect(fetchedAfterwards(page).some((sheet) => before.includes(sheet))).toBe(false);
  expect(insideOf(page)).toEqual([textOf(fetchedAfterwards(page))]);
  // Of two rules alike, the page's own wins.
  expect(page.html.indexOf("<style>")).toBeGreaterThan(
    page.html.lastIndexOf(linkedBy(page)[0] ?? ""),
  );
  expect(insideOf(await hana.get("/dashboard"))).toEqual([]);
});

test("stylesheets of an earlier release are forgotten, and malformed cookies change nothing", async () => {
  const hana = await portal.signInAs("hana");
  hana.cookies.set("styles", "0LDSHEET..__proto__");
  const page = await hana.get("/dashboard");
  expect(insideOf(page)).toEqual([textOf(fetchedAfterwards(page))]);
  expect(cookiesOf(page).join()).not.toContain("0LDSHEET");
});

test("a refused form and an error page have theirs", async () => {
  const hana = await portal.signInAs("hana");
  const form = await hana.get("/dashboard/settings/password");
  hana.cookies.delete("styles");
  const refused = await hana.submit(form);
  expect(refused.status).toBe(200);
  const lost = await (await portal.signInAs("hana")).get("/dashboard/no-such-page");
  for (const page of [refused, lost])
    expect(insideOf(page)).toEqual([textOf(fetchedAfterwards(page))]);
});

test("a public page contains all of its styles each time, and the browser stores none", async () => {
  const [hana, visitor] = [await portal.signInAs("hana"), portal.visitor()];
  for (const path of ["/", "/about", "/login", "/no-such-page", "/login"]) {
    const page = await (path === "/about" ? hana : visitor).get(path);
    const [text = "", ...further] = insideOf(page);
    expect([further, linkedBy(page), fetchedAfterwards(page), cookiesOf(page)], path).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(text.length, path).toBeGreaterThan(10_000);
    expect(policyOf(page), path).toContain(
      `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  }
});
