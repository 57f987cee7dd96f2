// Links lead to pages, and following every one, by GET and in `npm run matrix` by HEAD, changes nothing; that an administrator viewed a document or
// has a record open is noted, and that a customer tried what is an administrator's, and no more.
import { afterAll, describe, expect, test } from "vitest";
import { databaseState } from "../support/database/database-state";
import { openPortal } from "../support/portal/in-process-portal";
import { addressOf, pageTable } from "../support/pages/page-table";
import { kindOfAddress } from "../support/pages/kind-of-address";
import { recordsOf } from "../support/people/records";
import { sampled, sized } from "../support/sized";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal();
const pages = await pageTable();
const hana = await portal.signInAs("hana");
const records = await recordsOf(portal, hana, "hana");
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

const mostPages = sized(600, 1200);
/** Addresses that differ by a record or by what is asked alone; `npm run faults` opens all of them. */
const mostOfAKind = sized(1, mostPages);
const thisMonth = new Date().toISOString().slice(0, 7);

interface Crawled {
  readonly statuses: ReadonlyMap<string, number>;
  /** Links that lead to no page. */
  readonly dead: readonly string[];
}

const deadAmong = (linked: ReadonlySet<string>, statuses: ReadonlyMap<string, number>) =>
  [...linked].filter((href) => (statuses.get(href) ?? 200) >= 400);

/** Every local address that can be reached by links, beginning with the page table's own. */
async function crawl(person: Visitor): Promise<Crawled> {
  const statuses = new Map<string, number>();
  const linked = new Set<string>();
  const opened = new Map<string, number>();
  const waiting = pages.map(({ path }) => addressOf(path, records));
  for (
    let path = waiting.shift();
    path !== undefined && statuses.size < mostPages;
    path = waiting.shift()
  ) {
    const already = opened.get(kindOfAddress(path)) ?? 0;
    if (statuses.has(path) || already === mostOfAKind) continue;
    opened.set(kindOfAddress(path), already + 1);
    const page = await person.get(path);
    statuses.set(path, page.status);
    const links = [...page.html.matchAll(/\s(?:href|src|action)="(\/[^"#]*)/g)].map(
      ([, href = ""]) => plainly(href),
    );
    const next = links.filter((href) => !href.startsWith("/build/"));
    next.forEach((href) => linked.add(href));
    waiting.push(...(page.location?.split("#").slice(0, 1) ?? []), ...next);
  }
  return { statuses, dead: deadAmong(linked, statuses) };
}

/** One way to a page is enough: `from` says only where its Back leads, and orders, sizes, ticked boxes and refreshes show the same. */
function plainly(href: string): string {
  const alike = href
    .replaceAll("&amp;", "&")
    .replace(/(\.csv|\/print)\?.*$/, "$1")
    .replace(/(\/statements\/)\d{4}-\d{2}/, `$1${thisMonth}`);
  return alike.replace(/[?&](?:from|sort|order|select|auto|zoom)=[^&]*/g, "");
}

test("a dead link is found", () => {
  const statuses = new Map([
    ["/", 200],
    ["/no-such-page", 404],
  ]);
  expect(deadAmong(new Set([...statuses.keys()]), statuses)).toEqual(["/no-such-page"]);
});

describe.each([
  ["a customer", hana, 40, ["audit", "rate_limits"]],
  ["an administrator", admin, 40, ["audit", "viewers"]],
  ["a visitor", portal.visitor(), 20, []],
] as const)("the pages of %s", (_, person, atLeast, noted) => {
  const stateNow = () =>
    Object.entries(databaseState(portal.dataDir)).filter(
      ([table]) => !noted.some((name) => name === table),
    );

  test("change nothing", async () => {
    const before = stateNow();
    const { statuses, dead } = await crawl(person);
    expect(statuses.size).toBeGreaterThan(atLeast);
    expect(statuses.size).toBeLessThan(mostPages);
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
    expect(dead).toEqual([]);
    expect(stateNow()).toEqual(before);

    for (const [path, status] of sampled([], [...statuses]))
      expect([path, (await person.head(path)).status]).toEqual([path, status]);
    expect(stateNow()).toEqual(before);
  });
});
