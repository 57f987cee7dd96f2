// A page of a browser on a slow line, whose connection is open and whose cache holds what another page left there, or nothing.
import type { Browser, Locator, Page } from "playwright";
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
/** From pressing the button of a mouse until it is released. */
const pressMs = 80;
const fields =
  ":is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea)";
/** What answers a press without leaving the page. */
const switches = ":is(summary, button[type=button])";

export async function openSlowPage(browser: Browser, origin: string, { cookie, from }: Visit) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  if (cookie) {
    const [name = "", ...value] = cookie.split("=");
    // The sign-in form shows itself to visitors alone.
    await context.addCookies([
      { name, value: value.join("="), domain: new URL(origin).hostname, path: "/dashboard" },
    ]);
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
      const { layoutShift } = await page.evaluate(vitalsOf);
      await use(page);
      return { ...(await page.evaluate(vitalsOf)), layoutShift };
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
    await press(page, button);
    await press(page, button);
  }
  const field = (hasDialog ? dialog : page.locator("main"))
    .locator(fields)
    .filter({ visible: true })
    .first();
  if ((await field.count()) > 0) {
    await press(page, field);
    await page.keyboard.type("1");
  }
}

/** Like a hand. Playwright's `click` releases the button in the same task, and adds listeners that would be measured, too. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("what is to be pressed isn't shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.evaluate(nextFrame);
  await page.mouse.click(x, y, { delay: pressMs });
  await page.evaluate(nextFrame);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

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
