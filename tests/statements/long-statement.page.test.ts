// A month of more entries than a page shows.
import { performance } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "~server/kernel/limits";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { addEntries } from "../support/database/ledger-entries";
import type { ShownPage } from "../support/pages/shown-page";
import type { Visitor } from "../support/people/visitor";

const address = `/dashboard/statements/${new Date().toISOString().slice(0, 7)}`;
let portal: InProcessPortal;
let hana: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  await addEntries(portal.dataDir, "hana@example.com", 300);
  hana = await portal.signInAs("hana");
});
afterAll(() => portal.close());

const rowsOf = ({ html }: ShownPage) =>
  (/<tbody[\s\S]*?<\/tbody>/.exec(html)?.[0].match(/<tr[\s\S]*?<\/tr>/g) ?? []).map((row) =>
    row.replaceAll(/<[^>]*>/g, " "),
  );
const lastAmount = (row = "") => row.match(/\$[\d,]+\.\d\d/g)?.at(-1);

test("a long statement is read page by page, each starting with the balance that the one before ended with", async () => {
  const pages = [await hana.get(address)];
  for (
    let next = /href="([^"]+)" rel="next"/.exec(pages[0]?.html ?? "");
    next;
    next = /href="([^"]+)" rel="next"/.exec(pages.at(-1)?.html ?? "")
  ) {
    pages.push(await hana.get(next[1] ?? ""));
  }
  const rows = pages.map(rowsOf);
  const entryCount = Number(/includes all (?:<!-- -->)?(\d+)/.exec(pages[0]?.html ?? "")?.[1]);
  expect(entryCount).toBeGreaterThanOrEqual(300);
  expect(pages).toHaveLength(Math.ceil(entryCount / limits.statementPageEntries));
  expect(rows.flat()).toHaveLength(entryCount + 2 * pages.length);
  expect(
    [rows[0]?.[0], rows.at(-1)?.at(-1)].map(
      (row) => /Opening balance|Current balance/.exec(row ?? "")?.[0],
    ),
  ).toEqual(["Opening balance", "Current balance"]);
  for (const [index, page] of rows.slice(1).entries()) {
    const ended = rows[index]?.at(-1);
    expect([
      ended?.includes("Balance carried forward"),
      page[0]?.includes("Balance brought forward"),
    ]).toEqual([true, true]);
    expect(lastAmount(page[0])).toBe(lastAmount(ended));
  }
  expect((await hana.get(`${address}?page=999`)).location).toBe(`${address}?page=${pages.length}`);
});

test("its PDF is generated outside the thread that serves requests", async () => {
  await hana.get(`${address}/pdf`);
  let utilization = 1;
  // Another process may keep this one from running: one of a few tries is enough.
  for (let time = 0; time < 5 && utilization >= 0.6; time += 1) {
    const before = performance.eventLoopUtilization();
    expect((await hana.get(`${address}/pdf`)).status).toBe(200);
    utilization = performance.eventLoopUtilization(before).utilization;
  }
  expect(utilization).toBeLessThan(0.6);
});
