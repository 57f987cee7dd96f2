// Redraws `data-refresh="30"` regions every so many seconds from the page's own address, with one
// request for all of them.
import { fetchPage } from "./fetch-page";

const regions = () => [...document.querySelectorAll<HTMLElement>("[data-refresh][id]")];

/** After this long without a key or pointer press, regions for active users are no longer refreshed. */
const usedMinutes = 10;
let usedAt = Date.now();
const isUsed = () => Date.now() - usedAt < usedMinutes * 60_000;

export function refreshRegions(): void {
  const [first] = regions();
  if (!first) return;
  for (const use of ["pointerdown", "keydown", "scroll"])
    addEventListener(use, () => (usedAt = Date.now()), { passive: true });
  const seconds = Number(first.dataset.refresh) || 30;
  const timer = setInterval(() => void refresh(timer), seconds * 1000);
}

async function refresh(timer: ReturnType<typeof setInterval>): Promise<void> {
  // Skips pages in the background and regions that the user is reading or using.
  const idle = document.hidden
    ? []
    : regions().filter(
        (region) => !isInUse(region) && (isUsed() || region.dataset.whileUsed === undefined),
      );
  if (idle.length === 0) return;
  for (const region of idle) region.setAttribute("aria-busy", "true");
  try {
    const page = await fetchPage();
    if (!page) return clearInterval(timer);
    for (const region of idle) {
      redraw(region, page.getElementById(region.id));
      region.removeAttribute("data-stale");
    }
    if (regions().length === 0) clearInterval(timer);
  } catch {
    // If the request fails, the regions say so, and the next round tries again.
    for (const region of idle) region.setAttribute("data-stale", "");
  } finally {
    for (const region of idle) region.removeAttribute("aria-busy");
  }
}

/** Unchanged parts aren't touched, so that live regions announce only changes. */
export function redraw(region: HTMLElement, fresh: HTMLElement | null): void {
  // Without the attribute the region no longer refreshes, for example after a payment completed.
  if (!fresh?.dataset.refresh) delete region.dataset.refresh;
  if (!fresh || fresh.innerHTML === region.innerHTML) return;
  const focused = region.contains(document.activeElement) ? document.activeElement?.id : undefined;
  region.replaceChildren(...fresh.childNodes);
  if (focused) document.getElementById(focused)?.focus();
}

/** The user types in it, has selected text in it, or has the focus on an element that couldn't be found again. */
function isInUse(region: HTMLElement): boolean {
  const marked = getSelection();
  const hasMarks = marked !== null && !marked.isCollapsed && marked.containsNode(region, true);
  const focused = document.activeElement;
  const isOnButton = focused instanceof HTMLButtonElement && focused.id !== "";
  return hasMarks || (region.contains(focused) && !isOnButton);
}
