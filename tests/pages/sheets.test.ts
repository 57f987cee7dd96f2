// Each page brings the stylesheets for what stands on it: a class that some sheet knows is known to one of the page's own.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPortal, type InProcessPortal } from "../support/in-process-portal";
import { pageStates, type PageState } from "../support/page-states";

let portal: InProcessPortal;
let states: PageState[];
beforeAll(async () => {
  portal = await openPortal();
  states = await pageStates(portal);
});
afterAll(() => portal.close());

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

const known = new Map<string, Set<string>>();

/** The classes that one sheet of the build speaks of. */
function classesOf(sheet: string): Set<string> {
  const kept = known.get(sheet) ?? new Set(matchesOf(readFileSync(new URL(`../../public${sheet}`, import.meta.url), "utf8"), /\.([a-z][\w-]*)/g));
  known.set(sheet, kept);
  return kept;
}

const sheetsOf = (html: string) => matchesOf(html, /<link rel="stylesheet" href="([^"]+)"/g);
const wornIn = (html: string) => new Set(matchesOf(html, / class="([^"]+)"/g).flatMap((names) => names.split(" ")));

/** Classes of the page that only sheets of other pages speak of. */
function bareIn(html: string, everywhere: ReadonlySet<string>): string[] {
  const own = new Set(sheetsOf(html).flatMap((sheet) => [...classesOf(sheet)]));
  return [...wornIn(html)].filter((name) => everywhere.has(name) && !own.has(name));
}

const everywhere = () => new Set(states.flatMap(({ html }) => sheetsOf(html)).flatMap((sheet) => [...classesOf(sheet)]));

test("every page brings the sheets of what it wears", () => {
  expect(states.length).toBeGreaterThan(100);
  const all = everywhere();
  const bare = states.flatMap(({ path, state, html }) => bareIn(html, all).map((name) => `${path} (${state}): ${name}`));
  expect([...new Set(bare)]).toEqual([]);
});

test("a page without one of its sheets is found", () => {
  const { html = "" } = states.find(({ path }) => path === "/admin/users") ?? {};
  const last = sheetsOf(html).at(-1) ?? "none";
  expect(bareIn(html.replace(`<link rel="stylesheet" href="${last}"`, ""), everywhere())).toContain("list-search");
});
