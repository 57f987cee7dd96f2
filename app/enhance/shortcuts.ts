// Keyboard shortcuts for the back office, listed at `/admin/help`. They navigate and focus; they never approve or reject.

const follows: Readonly<Record<string, string>> = {
  n: "a[rel=next]",
  p: "a[rel=prev]",
  r: "main a:is([href*=rejection], [href*=refusal])",
  "?": "a[href$='/help']",
};

const focuses: Readonly<Record<string, string>> = {
  a: "form[action*=approval] button, main a[href*=approval]",
  q: "main a[href*='/admin/queues/']",
  "/": ":is(main, body:not(:has(main input[type=search])) .frame-search) input[type=search]",
};

const off = "shortcuts=off";
const isOff = () => document.cookie.includes(off);

export function shortcuts(): void {
  // Only the pages that link to the list of keys have them.
  if (!document.querySelector("a[href$='/admin/help']")) return;
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const isTyping =
      target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
    if (
      isTyping ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.defaultPrevented ||
      isOff() ||
      document.querySelector("dialog[open]")
    )
      return;
    const found = (selector: string | undefined) =>
      selector ? document.querySelector<HTMLElement>(selector) : null;
    const [next, field] = [found(follows[key]), found(focuses[key])];
    if (!next && !field) return;
    event.preventDefault();
    next?.click();
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
  });
  offerSwitch();
}

/** Single-key shortcuts can interfere with speech input and screen readers: the help page has a checkbox to turn them off. */
function offerSwitch(): void {
  const box = document.querySelector<HTMLInputElement>("[data-shortcut-switch]");
  const label = box?.closest<HTMLElement>("[hidden]");
  if (!box || !label) return;
  label.hidden = false;
  box.checked = !isOff();
  box.addEventListener("change", () => {
    document.cookie = `${off}; path=/admin; samesite=lax; max-age=${box.checked ? 0 : 31_536_000}`;
  });
}
