// Each page in a language that is longer than English and runs from right to left: nothing is cut off or scrolls sideways,
// and no English is left.
import { afterAll, describe, expect, test } from "vitest";
import { noteData } from "../support/portal/known-data";
import { openPortal } from "../support/portal/in-process-portal";
import { misfitsOf } from "../support/browser/page-geometry";
import { pageStates, states, type State } from "../support/browser/page-states";
import { openBrowser, openWindow, show } from "../support/browser/page-viewer";
import { wordsOn } from "../support/browser/page-words";
import { sized } from "../support/sized";
import { untranslatedIn } from "../support/untranslated";

const portal = await openPortal({ PORTAL_LANGUAGE: "en-XB" });
const known = await noteData();
const browser = await openBrowser();
const page = await openWindow(browser);
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const pages = await pageStates(portal, sized<readonly State[]>(["full"], states));
const fits = [
  { name: "320 px", width: 320 },
  { name: "1280 px", width: 1280 },
];

describe("every page", () => {
  test.each(pages)("$path ($state)", async (one) => {
    await show(page, one, { scripts: "off", width: 1280, colours: "light" }, portal);
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    const misfits = [];
    for (const fit of fits) misfits.push(...(await misfitsOf(page, fit)));
    expect(misfits).toEqual([]);
    const english = (await wordsOn(page)).flatMap(({ text, at }) =>
      untranslatedIn(text, known).map((part) => `${at}: ${part}`),
    );
    expect(english).toEqual([]);
  });
});
