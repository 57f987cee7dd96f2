// Pages that arrive in parts: what was painted stays where it is while the rest arrives, also if the browser paints at any point in between.
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

/** The page in parts, each of which ends before a block, at the end of a cell or an entry, or before a button. */
function partsOf(html: string): string[] {
  return html.split(
    /(?=<(?:main|section|figure|div|h\d|form|fieldset|table|tr|li|aside|button type="submit|span class="button|\/td|\/li)\b)/,
  );
}

/** Writes the parts one after the other, and names what has moved after it was in the window. */
async function writeInParts(parts: string[]): Promise<string[]> {
  const moved: string[] = [];
  let before = new Map<Element, DOMRect>();
  document.open();
  for (const part of parts) {
    document.write(part);
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
      if (!link.sheet) await new Promise((resolve) => link.addEventListener("load", resolve));
    const after = new Map<Element, DOMRect>();
    // The columns of other tables are as wide as their rows need, and the balance's parts end where the chart does.
    const excepted = ".data-table:not(.quote-frame *) *, .balance-parts :is(dl, dl *)";
    for (const element of document.querySelectorAll("main, main *"))
      if (element.checkVisibility({ visibilityProperty: true }) && !element.matches(excepted))
        after.set(element, element.getBoundingClientRect());
    const hasMoved = (element: Element | null) => {
      const was = element && before.get(element);
      const is = element && after.get(element);
      if (!was || !is || was.width * was.height <= 1 || was.top > innerHeight) return false;
      return Math.abs(was.x - is.x) > 3 || Math.abs(was.y - is.y) > 3;
    };
    for (const element of after.keys())
      if (hasMoved(element) && !hasMoved(element.parentElement)) {
        const [was, is] = [before.get(element), after.get(element)];
        moved.push(
          `${element.outerHTML.slice(0, 90)} from ${was?.x},${was?.y} to ${is?.x},${is?.y}`,
        );
      }
    before = after;
  }
  document.close();
  return moved;
}

for (const address of [
  "/charts/forex",
  "/charts/crypto?type=area&zoom=0.5",
  "/dashboard/markets",
  "/dashboard/markets?market=crypto",
  "/dashboard/markets/chart?symbol=AAPL",
  "/dashboard",
  "/",
  "/login",
])
  test(`nothing of ${address} moves while the page arrives`, async ({ page, hasScripts }) => {
    test.skip(!hasScripts, "no stylesheet reports that it has loaded");
    if (address.startsWith("/dashboard")) await signInAs(page, "hana");
    // A first visit has its styles in the page, and the policy of one response refuses those of another.
    await page.goto(address);
    const parts = partsOf(await (await page.request.get(address)).text());
    // On a phone the rows of quotes are further down.
    for (const [width, height] of [
      [360, 2000],
      [1280, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      expect(await page.evaluate(writeInParts, parts), `at ${width} px`).toEqual([]);
    }
  });

for (const [person, address] of [
  [undefined, "/"],
  ["hana", "/dashboard"],
  ["admin", "/admin"],
] as const)
  test(
    `nothing of ${address} is painted before its header is whole`,
    { tag: "@once" },
    async ({ page }) => {
      if (person) await signInAs(page, person);
      await page.goto(address);
      const awaited = await page
        .locator("head > link[rel=expect][blocking=render]")
        .getAttribute("href");
      await expect(page.locator(`header + * ~ ${awaited}, header + ${awaited}`)).toHaveCount(1);
    },
  );
