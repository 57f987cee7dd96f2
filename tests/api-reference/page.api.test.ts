// The readable page of the API document: complete, escaped, in order, and without scripts.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderPage } from "~server/features/api-reference/page/render-page";
import { document, sections } from "../support/api/api-document";
import { TestPortal } from "../support/portal/backend";

let portal: TestPortal;
let page: string;
const read = (path: string, headers: Record<string, string> = {}) =>
  portal.backend.fetch(new Request(`http://localhost/api/${path}`, { headers }));
const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = ""]) => found);

beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
  page = await (await read("docs")).text();
});
afterAll(() => portal.close());

describe("the page", () => {
  test("shows every operation with its path", () => {
    const ids = all(/<h3 id="(\w+)">/g);
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { operationId } of Object.values(methods)) expect(ids).toContain(operationId);
      expect(page).toContain(`<code>/api${path}</code>`);
    }
  });

  test("needs no script and no inline style", () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  });

  test("has one h1, and no heading skips a level", () => {
    const levels = all(/<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test("uses each id once, and every link within it leads somewhere", () => {
    const ids = all(/\sid="([^"]*)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const links = new Set(all(/href="#([^"]*)"/g));
    expect(links.size).toBeGreaterThan(60);
    expect([...links].filter((link) => !ids.includes(link))).toEqual([]);
  });

  test("gives each table and example an accessible name of its own", () => {
    const names = [...all(/<caption>([^<]*)</g), ...all(/aria-label="([^"]*)"/g)];
    expect(names.filter((name, index) => name === "" || names.indexOf(name) !== index)).toEqual([]);
  });

  test("escapes its input", async () => {
    const hostile = `"><script>alert(1)</script>`;
    const altered: typeof document = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
      /^(summary|description|title)$/.test(key) && typeof value === "string" ? hostile : value,
    );
    const drawn = await renderPage({
      document: altered,
      sections: sections.map((one) => ({ ...one, title: hostile, paragraphs: [hostile] })),
    });
    expect(drawn).not.toContain("<script");
    expect(drawn).toContain("&lt;script&gt;");
  });
});

describe("both addresses", () => {
  test.each([
    ["docs", "text/html; charset=utf-8"],
    ["openapi.json", "application/json"],
  ])("%s is public, cached for a while, and not sent twice", async (path, type) => {
    const first = await read(path);
    const etag = first.headers.get("etag") ?? "";
    expect([
      first.status,
      first.headers.get("content-type"),
      first.headers.get("cache-control"),
    ]).toEqual([200, type, "public, max-age=300"]);
    expect((await read(path, { "If-None-Match": etag })).status).toBe(304);
  });

  test("the page links to the document", async () => {
    const served: typeof document = await (await read("openapi.json")).json();
    expect(page).toContain('href="/api/openapi.json"');
    expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  });
});
