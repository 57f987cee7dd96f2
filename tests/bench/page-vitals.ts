// What a page's user notices, as the browser reports it. Both functions run in the page, so they use nothing from outside.
import type { PageLoad } from "./slow-page";

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Seen {
  largestPaintMs: number;
  layoutShift: number;
  interactionMs: number;
}

/** Before the page's own scripts. */
export function observeVitals(): void {
  const seen: Seen = { largestPaintMs: 0, layoutShift: 0, interactionMs: 0 };
  Object.assign(window, { seenVitals: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      // The shortest that the browser reports; the first of all it reports anyway.
      ...(type === "event" && { durationThreshold: 16 }),
    });
  observe("largest-contentful-paint", ({ startTime }) => (seen.largestPaintMs = startTime));
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.layoutShift += value;
  });
  const note = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
      seen.interactionMs = Math.max(seen.interactionMs, entry.duration);
  };
  observe("event", note);
  observe("first-input", note);
}

export async function vitalsOf(): Promise<PageLoad> {
  // What was used just now is reported once it is painted.
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const { seenVitals } = window as unknown as { readonly seenVitals: Seen };
  const [firstPaint] = performance.getEntriesByName("first-contentful-paint");
  return {
    ...seenVitals,
    firstPaintMs: firstPaint?.startTime ?? 0,
    loadMs: performance.timing.loadEventEnd - performance.timing.navigationStart,
    requests: 1 + performance.getEntriesByType("resource").length,
  };
}
