// What a page must not do while it is looked at: complain, break its policy, or move under the reader's eyes.
import { expect, type Page } from "playwright/test";

declare global {
  interface Window {
    /** How far things moved, as the browser reckons it. */
    moved: number;
    violations: string[];
  }
}

export interface WatchedPage {
  /** Fails with whatever was complained about so far. */
  expectQuiet(): Promise<void>;
}

/** To be called before the page is opened; only where scripts run. */
export async function watch(page: Page): Promise<WatchedPage> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    window.moved = 0;
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
          window.moved += Number(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return {
    async expectQuiet() {
      const seen = await page.evaluate(() => ({
        moved: window.moved,
        violations: window.violations,
      }));
      expect({ complaints, ...seen }).toEqual({ complaints: [], moved: 0, violations: [] });
    },
  };
}
