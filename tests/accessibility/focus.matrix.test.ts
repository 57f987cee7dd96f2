// Each page walked by the Tab key: no trap, in the order of what is seen, each stop uncovered, and marked by a change of
// color of three to one. A mark is measured once for each kind of control on each kind of ground. In `npm test` one page is walked in
// each look (`announced.test.ts` walks all of them in a plain one); in `npm run faults` each in all.
import { afterAll, describe, expect, test } from "vitest";
import { focusMark } from "../support/browser/focus-contrast";
import { openPortal } from "../support/portal/in-process-portal";
import { pageStates } from "../support/browser/page-states";
import { openBrowser, openWindow, show, type PageView } from "../support/browser/page-viewer";
import { sized } from "../support/sized";
import { coveredStops, outOfOrder, tabThrough, type TabStop } from "../support/browser/tab-order";

const portal = await openPortal();
const browser = await openBrowser({ takesPictures: true });
const page = await openWindow(browser);
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const looks: readonly PageView[] = [
  { scripts: "on", width: 1280, colors: "light" },
  { scripts: "off", width: 320, colors: "dark" },
  { scripts: "off", width: 1280, colors: "forced" },
];
const everyPage = (await pageStates(portal, ["full"])).map((one) => ({ ...one, looks }));
const goingRound = everyPage
  .filter((_, index) => index % Math.floor(everyPage.length / looks.length) === 0)
  .map((one, index) => ({ ...one, looks: looks.filter((_, at) => at === index % looks.length) }));
const pages = sized(goingRound, everyPage);
const measured = new Set<string>();

/** What is wrong with a stop, while it has the focus. */
async function faultsOf(stop: TabStop, { colors }: PageView): Promise<string[]> {
  // Highcharts draws the mark of its candles next to them, leaves it there when a script takes the focus away, and its lines lie above.
  if (stop.kind.startsWith("path|")) return [];
  const hidden = coveredStops([stop]);
  const kind = `${colors} ${stop.kind}`;
  if (measured.has(kind)) return hidden;
  measured.add(kind);
  const { contrast, share } = await focusMark(page, stop);
  return contrast >= 3 && share >= 0.5
    ? hidden
    : [
        ...hidden,
        `${stop.name} is marked by ${contrast.toFixed(1)} to 1 on ${share.toFixed(1)} of its edge`,
      ];
}

describe("by the Tab key", () => {
  test.each(pages)("$path", async ({ looks: these, ...one }) => {
    for (const look of these) {
      await show(page, one, look, portal);
      await page.setViewportSize({ width: look.width, height: 720 });
      const faults: string[] = [];
      const stops = await tabThrough(
        page,
        async (stop) => void faults.push(...(await faultsOf(stop, look))),
      );
      expect([...faults, ...outOfOrder(stops)], JSON.stringify(look)).toEqual([]);
      expect(stops.length).toBeGreaterThan(0);
    }
  });
});

describe("a planted fault is found:", () => {
  const walked = async (html: string) => {
    await page.setContent(
      `<!DOCTYPE html><html lang="en"><body style="background: white">${html}</body></html>`,
    );
    const faults: string[] = [];
    measured.clear();
    const stops = await tabThrough(
      page,
      async (stop) =>
        void faults.push(
          ...(await faultsOf(stop, { scripts: "off", width: 1280, colors: "light" })),
        ),
    );
    return [...faults, ...outOfOrder(stops)];
  };

  test.each([
    ["a focus without a mark", `<a href="#a" style="outline: 0">a</a>`],
    [
      "a mark that is too faint",
      `<a href="#a" style="outline: 2px solid #ddd; outline-offset: 2px">a</a>`,
    ],
    [
      "a stop under a bar",
      `<a href="#a">a</a><div style="position: fixed; inset: 0; background: white"></div>`,
    ],
    [
      "a stop that leads back up",
      `<p style="margin-top: 200px"><a href="#a">a</a></p><p style="position: absolute; top: 0"><a href="#b">b</a></p>`,
    ],
  ])("%s", async (_, html) => {
    expect((await walked(html)).length).toBeGreaterThan(0);
  });

  test("a trap", async () => {
    const loop = `<a href="#a">a</a><a href="#b" id="b">b</a><a href="#c" onkeydown="event.preventDefault(); document.getElementById('b').focus()">c</a>`;
    await expect(walked(loop)).rejects.toThrow(/goes round/);
  });
});
