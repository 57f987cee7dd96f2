// Three engines on every page in each of its states. In `npm test` axe looks at every third full page, and the other two at one in thirty;
// in `npm run matrix` all three look at every full page, and axe and one of the others at every empty and refused one: the looks go
// round, so that within each area every state meets every kind of window. In `npm run faults` all look at each in all twelve looks.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { allViews, missingPairs, pairwiseViews } from "../support/browser/pairwise-views";
import {
  everyEngine,
  findingsOn,
  openDisclosures,
  type Engine,
} from "../support/browser/page-engines";
import { pageStates, states, type State } from "../support/browser/page-states";
import { openBrowser, openWindow, show, type PageView } from "../support/browser/page-viewer";
import { sampled, sized } from "../support/sized";

const portal = await openPortal();
const browser = await openBrowser();
let hasCrashed = false;
const opened = async () => {
  const window = await openWindow(browser);
  window.on("crash", () => {
    hasCrashed = true;
  });
  return window;
};
let page = await opened();
beforeEach(async () => {
  if (!hasCrashed) return;
  hasCrashed = false;
  page = await opened();
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const all = await pageStates(portal, sampled<readonly State[]>(["full"], states));
const pages = sampled(
  all.filter((_, index) => index % 3 === 0),
  all,
);
const met = states.flatMap((state) =>
  pages
    .filter((one) => one.state === state)
    .map((one, index) => ({
      ...one,
      looks: sized(goingRound(pairwiseViews[state], index), allViews),
      asked: sized(
        sampled(index % 10 === 0, one.state === "full") ? everyEngine : inTurn(index),
        everyEngine,
      ),
    })),
);

/** axe everywhere, and in the matrix one of the other two. */
function inTurn(index: number): readonly Engine[] {
  return sampled(["axe"], ["axe", index % 2 === 0 ? "equal-access" : "code-sniffer"]);
}

function goingRound(looks: readonly PageView[], index: number): PageView[] {
  return looks.filter((_, at) => at === index % looks.length);
}

test("every state is tested with every kind of window, and each kind with the others", () => {
  expect(missingPairs()).toEqual([]);
});

describe("no error is found on", () => {
  test.each(met)(
    "$path ($state)",
    // A window that the browser itself let crash says nothing of its page: it's looked at again in a new one.
    { timeout: 600_000, retry: { count: 1, condition: /crashed/ } },
    async ({ looks, asked: engines, ...one }) => {
      for (const look of looks) {
        await show(page, one, look, portal);
        await openDisclosures(page);
        expect(await findingsOn(page, portal, engines), JSON.stringify(look)).toEqual([]);
      }
    },
  );
});

describe("each engine finds a planted fault", () => {
  beforeAll(async () => {
    const [one] = met;
    if (!one) throw new Error("There are no pages.");
    await show(
      page,
      {
        ...one,
        html: one.html.replace(
          /<main[^>]*>/,
          `$&<p id="faint">Faint words</p><p><img src="/favicon.svg" width="20" height="20"><input type="text"></p>`,
        ),
      },
      { scripts: "off", width: 1280, colors: "light" },
      portal,
    );
    await page.addStyleTag({ content: "#faint { color: #bbb; background: #fff }" });
  });

  test.each(["axe", "equal-access", "code-sniffer"])("%s", async (engine) => {
    const rules = (await findingsOn(page, portal))
      .filter((finding) => finding.engine === engine)
      .map(({ place }) => place);
    for (const planted of [/favicon/, /<input type="text">/, /Faint|faint/])
      expect(
        rules.some((place) => planted.test(place)),
        `${engine} ${planted}`,
      ).toBe(true);
  });
});
