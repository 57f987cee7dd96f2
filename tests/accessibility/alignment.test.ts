// What belongs together is aligned: the controls of a chart in one row, values at one edge, in both directions of writing.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { openBrowser, openWindow } from "../support/browser/page-viewer";
import type { Visitor } from "../support/people/visitor";

const browser = await openBrowser();
const page = await openWindow(browser);
afterAll(() => browser.close());

async function open(portal: InProcessPortal, person: Visitor, path: string, width: number) {
  const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: portal.origin }));
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(new URL(path, portal.origin).href);
}

const different = (numbers: readonly number[]) => [...new Set(numbers)];

describe.each([
  ["left to right", "en", "left"],
  ["right to left", "en-XB", "right"],
] as const)("from %s", (_direction, language, start) => {
  let portal: InProcessPortal;
  let hana: Visitor;
  beforeAll(async () => {
    portal = await openPortal({ PORTAL_LANGUAGE: language });
    hana = await portal.signInAs("hana");
  });
  afterAll(() => portal.close());

  test.each([768, 1280])("the values of each list begin at one edge, %i px wide", async (width) => {
    await open(portal, hana, "/dashboard/wallet", width);
    const edges = await page.evaluate(
      (side) =>
        [...document.querySelectorAll(".definitions")].map((list) => [
          ...new Set(
            [...list.querySelectorAll("dd")].map((value) =>
              Math.round(value.getBoundingClientRect()[side]),
            ),
          ),
        ]),
      start,
    );
    expect(edges.length).toBeGreaterThan(1);
    expect(edges.filter((list) => list.length !== 1)).toEqual([]);
  });

  test("the time begins where its day does", async () => {
    await open(portal, hana, "/dashboard/transactions", 1280);
    const edges = await page.evaluate(
      (side) =>
        [...document.querySelectorAll("td time > span")].map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return Math.round(range.getBoundingClientRect()[side]);
        }),
      start,
    );
    expect(edges.length).toBeGreaterThan(10);
    expect(different(edges)).toHaveLength(1);
  });

  test("a masked number ends with its digits", async () => {
    await open(portal, hana, "/dashboard/wallet", 1280);
    const places = await page.evaluate(() =>
      [...document.querySelectorAll(".definitions bdi")].flatMap(({ firstChild }) => {
        const text = firstChild?.textContent ?? "";
        if (!firstChild || !/^•.*\d$/.test(text)) return [];
        const placeOf = (index: number) => {
          const range = document.createRange();
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + 1);
          return range.getBoundingClientRect().left;
        };
        return [placeOf(0) < placeOf(text.length - 1)];
      }),
    );
    expect(places.length).toBeGreaterThan(1);
    expect(places).not.toContain(false);
  });
});

describe("the controls of a chart", () => {
  let portal: InProcessPortal;
  let hana: Visitor;
  beforeAll(async () => {
    portal = await openPortal();
    hana = await portal.signInAs("hana");
  });
  afterAll(() => portal.close());

  test.each([768, 960, 1280, 1920])("are in one row, %i px wide", async (width) => {
    await open(portal, hana, "/dashboard/markets/chart", width);
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".chart-form > *")]
        .filter((one) => one.checkVisibility())
        .map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(different(rows)).toHaveLength(1);
  });
});
