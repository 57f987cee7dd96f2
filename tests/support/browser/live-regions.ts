// What a screen reader would announce: changes in the live regions of a page.
import type { Page } from "playwright/test";

declare global {
  interface Window {
    announced: string[];
  }
}

/** Call it before the page is opened. The initial content is read, not announced. */
export function recordAnnouncements(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.announced = [];
    const live =
      "[role=status], [role=alert], [role=log], output, [aria-live]:not([aria-live=off])";
    const record = (changes: readonly MutationRecord[]) => {
      const regions = changes.flatMap(({ target, addedNodes }) =>
        [target, ...addedNodes].flatMap(
          (node) => (node instanceof Element ? node : node.parentElement)?.closest(live) ?? [],
        ),
      );
      window.announced.push(
        ...[...new Set(regions)]
          .map((region) => region.textContent?.replace(/\s+/g, " ").trim() ?? "")
          .filter((text) => text !== ""),
      );
    };
    document.addEventListener("DOMContentLoaded", () =>
      new MutationObserver(record).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      }),
    );
  });
}

export const announcedOn = (page: Page): Promise<string[]> => page.evaluate(() => window.announced);
