// Three engines on every page in each of its states. In `npm test` each is met in one look, and the looks go round, so that
// within each area every state meets every kind of window, and the empty and refused ones are shown to axe alone;
// in `npm run faults` each is met in all twelve, by all three.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/in-process-portal";
import { everyLook, missingPairs, pairedLooks } from "../support/look-cover";
import { everyEngine, findingsOn, type Engine } from "../support/page-engines";
import { pageStates, states, type State } from "../support/page-states";
import { openBrowser, openWindow, show, type Look } from "../support/page-viewer";
import { sized } from "../support/sized";

const portal = await openPortal();
const browser = await openBrowser();
const page = await openWindow(browser);
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const pages = await pageStates(portal);
const met = states.flatMap((state) => pages.filter((one) => one.state === state).map((one, index) => ({ ...one, looks: sized(goingRound(pairedLooks[state], index), everyLook) })));

function goingRound(looks: readonly Look[], index: number): Look[] {
  return looks.filter((_, at) => at === index % looks.length);
}

const asked = (state: State): readonly Engine[] => (state === "full" ? everyEngine : sized<readonly Engine[]>(["axe"], everyEngine));

/** What lies in them is looked at too. */
const openDisclosures = () => page.evaluate(() => document.querySelectorAll("details:not([data-menu])").forEach((one) => one.setAttribute("open", "")));

test("every state meets every kind of window, and every kind the others", () => {
  expect(missingPairs()).toEqual([]);
});

describe("nothing is found on", () => {
  test.each(met)("$path ($state)", { timeout: 600_000 }, async ({ looks, ...one }) => {
    for (const look of looks) {
      await show(page, one, look, portal);
      await openDisclosures();
      expect(await findingsOn(page, portal, asked(one.state)), JSON.stringify(look)).toEqual([]);
    }
  });
});

describe("each engine finds what is planted", () => {
  beforeAll(async () => {
    const [one] = met;
    if (!one) throw new Error("There are no pages.");
    await show(page, { ...one, html: one.html.replace(/<main[^>]*>/, `$&<p id="faint">Faint words</p><p><img src="/favicon.svg" width="20" height="20"><input type="text"></p>`) }, { scripts: "off", width: 1280, colours: "light" }, portal);
    await page.addStyleTag({ content: "#faint { color: #bbb; background: #fff }" });
  });

  test.each(["axe", "equal-access", "code-sniffer"])("%s", async (engine) => {
    const rules = (await findingsOn(page, portal)).filter((finding) => finding.engine === engine).map(({ place }) => place);
    for (const planted of [/favicon/, /<input type="text">/, /Faint|faint/]) expect(rules.some((place) => planted.test(place)), `${engine} ${planted}`).toBe(true);
  });
});
