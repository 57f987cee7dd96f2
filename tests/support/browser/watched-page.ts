// What a page must not do while it is looked at: complain, break its policy, or move under the reader's eyes.
import { expect, type Page } from "playwright/test";

declare global {
  interface Window {
    /** What moved, from where to where, with the size of the shift. */
    moved: string[];
    violations: string[];
  }
}

/** An entry of the Layout Instability API, which the DOM's types do not contain. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

export interface WatchedPage {
  /** Fails with whatever was complained about so far. */
  expectQuiet(): Promise<void>;
}

function recordShiftsAndViolations() {
  const place = ({ x, y, width, height }: DOMRect) =>
    `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? "a gone node");
  window.moved = [];
  window.violations = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    window.violations.push(`${violatedDirective} ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        window.moved.push(
          `${value.toFixed(4)}: ${sources
            .map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
            )
            .join("; ")}`,
        );
  }).observe({ type: "layout-shift", buffered: true });
}

/** To be called before the page is opened; only where scripts run. */
export async function watch(page: Page): Promise<WatchedPage> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(recordShiftsAndViolations);
  return {
    async expectQuiet() {
      const seen = await page.evaluate(() => ({
        moved: window.moved,
        violations: window.violations,
      }));
      expect({ complaints, ...seen }).toEqual({ complaints: [], moved: [], violations: [] });
    },
  };
}
