// What a screen reader hears on twenty kinds of page, and where Tab leads on them, compared with what was read and found good:
// the files in `announced`. In `npm run matrix` Tab also walks every other page: no stop is covered or out of order.
// There, both are done in Arabic, too, for the pages that it has.
// Where a change is meant: MATRIX=1 npx vitest run -c tests/vitest.config.ts tests/accessibility/announced.test.ts -u, and read what differs.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test, vi } from "vitest";
import { announcedOn } from "../support/browser/announced";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { pageStates, type PageState } from "../support/browser/page-states";
import { openBrowser, openWindow, show } from "../support/browser/page-viewer";
import { inMatrix, sampled } from "../support/sized";
import { coveredStops, outOfOrder, tabThrough } from "../support/browser/tab-order";

// The stories of the demo and the market follow the clock of the process.
vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 15, 12) });
// A millisecond later with each look: what is made at one instant has no order.
let looks = 0;
const portals: InProcessPortal[] = [];
const browser = await openBrowser();
afterAll(async () => {
  await browser.close();
  for (const portal of portals) await portal.close();
  vi.useRealTimers();
});
const page = await openWindow(browser);

/** One page of each kind; every page is made of the parts that these show. */
const kinds: Readonly<Record<string, string>> = {
  "front page": "/",
  "text with a contents list": "/terms",
  "public chart": "/charts/forex",
  "contact form": "/contact",
  "sign-in": "/login",
  "sign-up": "/signup",
  "missing page": "/*",
  "customer dashboard": "/dashboard",
  "customer list with filters": "/dashboard/transactions",
  "customer record": "/dashboard/transactions/:id",
  "payment form": "/dashboard/wallet/deposit",
  "review before confirmation": "/dashboard/wallet/withdrawal/:draft/review",
  receipt: "/dashboard/wallet/deposit/:draft/receipt",
  "upload of documents": "/dashboard/kyc",
  "markets table": "/dashboard/markets",
  settings: "/dashboard/settings",
  "staff dashboard": "/admin",
  "staff list with selection": "/admin/transactions",
  "staff record": "/admin/users/:userId",
  "dialog with a reason": "/admin/transactions/:id/rejection",
};

const folder = fileURLToPath(new URL("announced", import.meta.url));
const fileOf = (kind: string) => `${kind.replaceAll(" ", "-")}.txt`;

interface Spoken {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** Below the folder of the recordings. */
  readonly subfolder: string;
  readonly speaks: (look: Pick<PageState, "path">) => boolean;
}

const english: Spoken = {
  language: "en",
  direction: "ltr",
  subfolder: "",
  speaks: () => true,
};
const arabic: Spoken = {
  language: "ar",
  direction: "rtl",
  subfolder: "ar",
  speaks: ({ path }) => !path.startsWith("/admin"),
};

for (const { language, direction, subfolder, speaks } of inMatrix ? [english, arabic] : [english]) {
  const portal = await openPortal({ PORTAL_LANGUAGE: language }, () => Date.now() + (looks += 1));
  portals.push(portal);
  const pages = (await pageStates(portal, ["full"])).filter(speaks);
  const ofKind = Object.entries(kinds)
    .filter(([, path]) => speaks({ path }))
    .map(([kind, path]) => {
      const look = pages.find((one) => one.path === path);
      if (!look) throw new Error(`No page ${path} shows the kind "${kind}".`);
      return { kind, look };
    });
  const others = pages.filter(({ path }) => !Object.values(kinds).includes(path));
  const walked = async (look: PageState) => {
    await show(page, look, { scripts: "off", width: 1280, colors: "light" }, portal);
    const stops = await tabThrough(page);
    expect([...coveredStops(stops), ...outOfOrder(stops, direction)]).toEqual([]);
    return stops;
  };

  describe(`in ${language}`, () => {
    test.each(ofKind)("$kind is announced as recorded", async ({ kind, look }) => {
      const stops = await walked(look);
      const file = join(folder, subfolder, fileOf(kind));
      await expect(await announcedOn(page, stops)).toMatchFileSnapshot(file);
    });

    test.each(sampled([], others))("Tab walks $path", async (look) => {
      expect((await walked(look)).length).toBeGreaterThan(0);
    });

    test("no recording is left of a kind that no longer exists", () => {
      const recorded = readdirSync(join(folder, subfolder)).filter((name) => name.endsWith(".txt"));
      expect(recorded.sort()).toEqual(ofKind.map(({ kind }) => fileOf(kind)).sort());
    });
  });
}
