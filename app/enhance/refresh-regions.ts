// Draws `data-refresh="30"` regions anew every so many seconds from the page's own address (R25).

export function refreshRegions(): void {
  for (const region of document.querySelectorAll<HTMLElement>("[data-refresh][id]")) {
    const seconds = Number(region.dataset.refresh) || 30;
    const timer = window.setInterval(() => void refresh(region, timer), seconds * 1000);
  }
}

async function refresh(region: HTMLElement, timer: number): Promise<void> {
  // A page nobody looks at asks for nothing, and what is being read or used is left alone.
  if (document.hidden || region.contains(document.activeElement)) return;
  region.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(location.href, { headers: { Accept: "text/html" } });
    // Sent elsewhere: the session is over, or what was looked at is gone.
    if (response.redirected) return window.clearInterval(timer);
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.getElementById(region.id);
    // Without the mark the region has come to its end, for example a payment that completed.
    if (!fresh?.dataset.refresh) window.clearInterval(timer);
    if (fresh) region.replaceChildren(...fresh.childNodes);
    region.removeAttribute("data-stale");
  } catch {
    // Out of reach: it says so, and the next round tries again.
    region.setAttribute("data-stale", "");
  } finally {
    region.removeAttribute("aria-busy");
  }
}
