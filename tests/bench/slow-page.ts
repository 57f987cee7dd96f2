// A page of a browser on a slow line, whose connection is open and whose cache holds what another page left there, or nothing.
import type { Browser } from "playwright";

export interface Look {
  /** The largest paint, after the navigation began. */
  readonly paintMs: number;
  readonly loadMs: number;
  readonly requests: number;
}

const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const slowdown = 6;

/** `seenBefore` is the page that was looked at on a quick line before; without one the cache is empty. */
export async function openSlowPage(
  browser: Browser,
  origin: string,
  cookie: string,
  seenBefore?: string,
) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const [name = "", ...value] = cookie.split("=");
  await context.addCookies([{ name, value: value.join("="), url: origin }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  // Before the line is made slow: this opens the connection, and what it brings is forgotten.
  await session.send("Network.clearBrowserCache");
  await page.goto(origin + (seenBefore ?? "/robots.txt"), { waitUntil: "networkidle" });
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return {
    async look(path: string): Promise<Look> {
      await page.goto(origin + path, { waitUntil: "load" });
      return page.evaluate(async () => {
        const paintMs = await new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? 0),
          ).observe({ type: "largest-contentful-paint", buffered: true });
        });
        // The event's own end is recorded only once its listeners are through.
        await new Promise((resolve) => setTimeout(resolve));
        const loadMs = performance.timing.loadEventEnd - performance.timing.navigationStart;
        return { paintMs, loadMs, requests: 1 + performance.getEntriesByType("resource").length };
      });
    },
    close: () => context.close(),
  };
}
