// Each page as it is drawn: nothing is cut off or scrolls sideways, narrow, enlarged and widely spaced; nothing is too small to
// hit; and nothing is lost where the system has colors of its own. In `npm test` every fourth page is measured, in `npm run matrix`
// each, at the narrowest width, as wide as a tablet either way, and in one of the other settings, in turn.
import { afterAll, describe, expect, test } from "vitest";
import { lostInForcedColors } from "../support/browser/forced-colors";
import { openPortal } from "../support/portal/in-process-portal";
import { fits, layoutFaults, smallTargets } from "../support/browser/page-geometry";
import { pageStates, states, type State } from "../support/browser/page-states";
import { openBrowser, openWindow, show, type PageView } from "../support/browser/page-viewer";
import { sampled, sized } from "../support/sized";

const portal = await openPortal();
const browser = await openBrowser();
const page = await openWindow(browser);
const settings = await page.context().newCDPSession(page);
/** How large text is, as someone sets it in the browser (1.4.4). */
const setText = (percent: number) =>
  settings.send("Page.setFontSizes", {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  });
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const all = await pageStates(portal, sized<readonly State[]>(["full"], states));
const pages = sampled(
  all.filter((_, index) => index % 4 === 0),
  all,
);
const [narrowest, ...withSettings] = fits;
const tablet = [768, 1024].map((width) => ({ name: `${width} px`, width }));
const withLargeText = { name: "1280 px with text at 200 %", width: 1280 };
const others = [...withSettings, withLargeText];
const measured = pages.map((one, index) => ({
  ...one,
  inTurn: sized(
    others.filter((_, at) => at === index % others.length),
    others,
  ),
}));
const plain: PageView = { scripts: "off", width: 1280, colors: "light" };

describe("every page", () => {
  test.each(measured)("$path ($state)", async ({ inTurn, ...one }) => {
    await show(page, one, plain, portal);
    const wide = await smallTargets(page);
    const misfits = [];
    for (const fit of [...tablet, ...inTurn]) {
      if (fit === withLargeText) await setText(200);
      misfits.push(...(await layoutFaults(page, fit)));
      if (fit === withLargeText) await setText(100);
    }
    misfits.push(...(await layoutFaults(page, narrowest)));
    const narrow = await smallTargets(page);
    await page.emulateMedia({ forcedColors: "active" });
    expect({ misfits, wide, narrow, lost: await lostInForcedColors(page) }).toEqual({
      misfits: [],
      wide: [],
      narrow: [],
      lost: [],
    });
  });
});

test("text set to 200% is twice as large", async () => {
  const sizes: number[] = [];
  for (const percent of [100, 200, 100]) {
    await setText(percent);
    sizes.push(
      await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
    );
  }
  expect(sizes).toEqual([16, 32, 16]);
});

describe("a planted fault is found:", () => {
  const planted = async (html: string) => {
    const body = `<!DOCTYPE html><html lang="en"><head><title>Planted</title></head><body style="background: Canvas"><main>${html}</main></body></html>`;
    const [one] = pages;
    if (!one) throw new Error("There are no pages.");
    await show(page, { ...one, html: body }, { ...plain, width: 320 }, portal);
  };

  test.each([
    ["a page that scrolls sideways", `<div style="width: 400px">wide</div>`],
    [
      "words that are cut off",
      `<p style="width: 60px; overflow: hidden; white-space: nowrap">These words do not fit there.</p>`,
    ],
    [
      "words that larger spacing cuts off",
      `<div style="width: 150px; height: 20px; overflow: hidden; font: 16px serif">Words that just fit</div>`,
    ],
  ])("%s", async (_, html) => {
    await planted(html);
    const misfits = [];
    for (const fit of fits) misfits.push(...(await layoutFaults(page, fit)));
    expect(misfits.length).toBeGreaterThan(0);
  });

  test("a target that is too small", async () => {
    await planted(
      `<button style="width: 16px; height: 16px; padding: 0">a</button><button style="width: 16px; height: 16px; padding: 0">b</button>`,
    );
    expect(await smallTargets(page)).toHaveLength(2);
  });

  test("a button and a line that vanish with their colors", async () => {
    await planted(
      `<button class="button" style="border: 0; background: navy; color: white">Go</button><svg width="50" height="50" role="img"><path class="line" fill="none" style="forced-color-adjust: none; stroke: Canvas" d="M0 0L50 50"/></svg>`,
    );
    await page.emulateMedia({ forcedColors: "active" });
    expect(await lostInForcedColors(page)).toHaveLength(2);
  });
});
