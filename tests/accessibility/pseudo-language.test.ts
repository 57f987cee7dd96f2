// Each page in a language that is longer than English and runs from right to left: nothing is cut off or scrolls sideways,
// and no English is left. The layout of each page is measured at one of the two widths, in turn. In `npm test` it is every third page.
import { afterAll, describe, expect, test } from "vitest";
import { recordData } from "../support/portal/known-data";
import { openPortal } from "../support/portal/in-process-portal";
import { layoutFaults } from "../support/browser/page-geometry";
import { pageStates, states, type State } from "../support/browser/page-states";
import { openBrowser, openWindow, show } from "../support/browser/page-viewer";
import { visibleTexts } from "../support/browser/visible-texts";
import { sampled, sized } from "../support/sized";
import { untranslatedIn } from "../support/untranslated";

const portal = await openPortal({ PORTAL_LANGUAGE: "en-XB" });
const known = await recordData();
const browser = await openBrowser();
const page = await openWindow(browser);
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const all = await pageStates(portal, sized<readonly State[]>(["full"], states));
const pages = sampled(
  all.filter((_, index) => index % 3 === 1),
  all,
);
const fits = [
  { name: "320 px", width: 320 },
  { name: "1280 px", width: 1280 },
];
const measured = pages.map((one, index) => ({
  ...one,
  widths: sized(
    fits.filter((_, at) => at === index % fits.length),
    fits,
  ),
}));

describe("every page", () => {
  test.each(measured)("$path ($state)", async ({ widths, ...one }) => {
    await show(page, one, { scripts: "off", width: 1280, colors: "light" }, portal);
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    const misfits = [];
    for (const fit of widths) misfits.push(...(await layoutFaults(page, fit)));
    expect(misfits).toEqual([]);
    const english = (await visibleTexts(page)).flatMap(({ text, at }) =>
      untranslatedIn(text, known).map((part) => `${at}: ${part}`),
    );
    expect(english).toEqual([]);
  });
});
