// A page of a browser on a slow line, whose connection is open and whose cache holds what another page left there, or nothing.
import type { Browser, Page } from "playwright";
import { observeVitals, vitalsOf } from "./page-vitals";

export interface PageLoad {
  readonly firstPaintMs: number;
  /** After the navigation began, like the others. */
  readonly largestPaintMs: number;
  readonly loadMs: number;
  /** The sum of all shifts before the first key or press. */
  readonly layoutShift: number;
  /** The slowest of the presses and keys; 0 where the page has nothing to use. */
  readonly interactionMs: number;
  readonly requests: number;
}

export interface ChartLoad {
  readonly loadMs: number;
  /** From the press that asks for the interactive chart until it is drawn. */
  readonly drawnMs: number;
  readonly scriptBytes: number;
  readonly scriptRequests: number;
}

export interface Visit {
  readonly cookie?: string | undefined;
  /** The page that leads to this one, and was seen on a quick line; without one the cache is empty. */
  readonly from?: string | undefined;
}

const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const slowdown = 6;
const fields =
  ":is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea)";
/** What answers a press without leaving the page. */
const switches = ":is(summary, button[type=button])";

export async function openSlowPage(browser: Browser, origin: string, { cookie, from }: Visit) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  if (cookie) {
    const [name = "", ...value] = cookie.split("=");
    await context.addCookies([{ name, value: value.join("="), url: origin }]);
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  // Before the line is made slow: this opens the connection, and what it brings is forgotten.
  await session.send("Network.clearBrowserCache");
  await page.goto(origin + (from ?? "/robots.txt"), { waitUntil: "networkidle" });
  await page.addInitScript(observeVitals);
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const open = (path: string) =>
    from === undefined
      ? page.goto(origin + path, { waitUntil: "load" })
      : follow(page, origin + path);
  return {
    async look(path: string): Promise<PageLoad> {
      await open(path);
      await page.waitForLoadState("networkidle");
      await use(page);
      return page.evaluate(vitalsOf);
    },
    async lookAtChart(path: string): Promise<ChartLoad> {
      await open(path);
      await page.waitForLoadState("networkidle");
      const loadMs = (await page.evaluate(vitalsOf)).loadMs;
      const pressedAt = performance.now();
      await page.locator("#chart .chart-tools button").click();
      await page.locator("#chart .chart-interactive .highcharts-series path").first().waitFor();
      const drawnMs = performance.now() - pressedAt;
      return { loadMs, drawnMs, ...(await page.evaluate(scriptsOf)) };
    },
    close: () => context.close(),
  };
}

/** As a link does: the browser then says where it comes from. */
async function follow(page: Page, address: string): Promise<void> {
  const loaded = page.waitForEvent("load");
  await page.evaluate((to) => location.assign(to), address);
  await loaded;
}

/** Presses the first button that doesn't leave the page, once more to close what it opened, and types into the first field. */
async function use(page: Page): Promise<void> {
  const dialog = page.locator("dialog[open]");
  const hasDialog = (await dialog.count()) > 0;
  const button = (hasDialog ? dialog : page.locator("body"))
    .locator(switches)
    .filter({ visible: true })
    .first();
  if ((await button.count()) > 0) {
    await button.click();
    await button.click();
  }
  const field = (hasDialog ? dialog : page.locator("main"))
    .locator(fields)
    .filter({ visible: true })
    .first();
  if ((await field.count()) > 0) {
    await field.click();
    await page.keyboard.type("1");
  }
}

function scriptsOf() {
  const scripts = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.endsWith(".js"));
  return {
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    scriptRequests: scripts.length,
  };
}
