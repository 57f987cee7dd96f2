// Public and customer pages in each translation as it is: nothing is cut off or scrolls sideways, and no engine finds an error.
// In `npm test` every second page is measured in one language and at one width, in turn; in `npm run matrix` in all, and the engines look, too.
import { afterAll, describe, expect, test } from "vitest";
import { layoutFaults } from "../support/browser/page-geometry";
import {
  everyEngine,
  findingsOn,
  openDisclosures,
  type Engine,
} from "../support/browser/page-engines";
import { pageStates, type PageState } from "../support/browser/page-states";
import { openBrowser, openWindow, show, type PageView } from "../support/browser/page-viewer";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { sampled, sized } from "../support/sized";

const languages = ["ar", "de", "es"] as const;
const widths: readonly number[] = [320, 360, 1280];

const browser = await openBrowser();
const page = await openWindow(browser);
const portals: InProcessPortal[] = [];
afterAll(async () => {
  await browser.close();
  for (const portal of portals) await portal.close();
});

const plain: PageView = { scripts: "off", width: 1280, colors: "light" };

/** axe in each language; the other two know no language but Arabic's direction. */
const enginesFor = (language: string): readonly Engine[] =>
  sampled([], sized(language === "ar" ? everyEngine : ["axe"], everyEngine));

for (const [turn, language] of languages.entries()) {
  const portal = await openPortal({ PORTAL_LANGUAGE: language });
  portals.push(portal);
  const pages = (await pageStates(portal, ["full"])).filter(
    ({ path }) => !path.startsWith("/admin"),
  );
  const met = pages.map((one, index) => ({ ...one, index }));
  const inTurn = met.filter(({ index }) => index % (2 * languages.length) === turn);

  describe(`in ${language}, every page fits`, () => {
    test.each(sampled(inTurn, met))("$path", async ({ index, ...one }) => {
      await show(page, one, plain, portal);
      expect(await languageOf(one)).toEqual([language, language]);
      const misfits = [];
      for (const width of sampled(
        widths.filter((_, at) => at === index % widths.length),
        widths,
      ))
        misfits.push(...(await layoutFaults(page, { name: `${width} px`, width })));
      await page.setViewportSize({ width: plain.width, height: 720 });
      const engines = enginesFor(language);
      await openDisclosures(page);
      const findings = engines.length > 0 ? await findingsOn(page, portal, engines) : [];
      expect({ misfits, findings }).toEqual({ misfits: [], findings: [] });
    });
  });
}

/** What the page as it was sent and as it is shown says of itself. */
async function languageOf({ html }: PageState) {
  return [
    /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    await page.locator("html").getAttribute("lang"),
  ];
}
