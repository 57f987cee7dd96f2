// What each page says and where Tab leads on it, compared with what was read and found good: the files in `announced`; and that
// each stop is uncovered and in the order of what is seen.
// Where a change is meant: MATRIX=1 npx vitest run -c tests/vitest.config.ts tests/accessibility/announced.test.ts -u, and read what differs.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { announcedOn } from "../support/browser/announced";
import { openPortal } from "../support/portal/in-process-portal";
import { pageStates, type PageState } from "../support/browser/page-states";
import { openBrowser, openWindow, show } from "../support/browser/page-viewer";
import { sampled } from "../support/sized";
import { coveredStops, outOfOrder, tabThrough } from "../support/browser/tab-order";

// The stories of the demo and the market follow the clock of the process.
vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 15, 12) });
// A millisecond later with each look: what is made at one instant has no order.
let looks = 0;
const portal = await openPortal({}, () => Date.now() + (looks += 1));
const browser = await openBrowser();
afterAll(async () => {
  await browser.close();
  await portal.close();
  vi.useRealTimers();
});

const pages = await pageStates(portal, ["full"]);
const fileOf = ({ area, path }: PageState) =>
  `${area === "visitor" ? "public." : ""}${path.replace(/^\//, "").replace("*", "no-such-page").replaceAll(":", "").replaceAll("/", ".") || "home"}.txt`;
const folder = fileURLToPath(new URL("announced", import.meta.url));

/** In `npm test`, one page of four. */
const heard = sampled(
  pages.filter((_, index) => index % 4 === 0),
  pages,
);

describe("each page is announced as recorded", () => {
  const page = openWindow(browser);
  beforeAll(() => page);

  test.each(heard)("$path", async (look) => {
    await show(await page, look, { scripts: "off", width: 1280, colors: "light" }, portal);
    const stops = await tabThrough(await page);
    expect([...coveredStops(stops), ...outOfOrder(stops)]).toEqual([]);
    await expect(await announcedOn(await page, stops)).toMatchFileSnapshot(
      `${folder}/${fileOf(look)}`,
    );
  });
});

test("no recording is left of a page that no longer exists", () => {
  const known = new Set(pages.map(fileOf));
  expect(readdirSync(folder).filter((name) => !known.has(name))).toEqual([]);
});
