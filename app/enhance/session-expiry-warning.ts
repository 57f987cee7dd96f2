// Warns some minutes before a session expires, and offers to stay signed in if possible (WCAG 2.2.1). The text is that of the account menu.
import { fetchPage, pageFetched } from "./fetch-page";

const checkMs = 10_000;

export function warnOfSessionExpiry(): void {
  const [line, place] = [
    document.querySelector<HTMLElement>("[data-session-end]"),
    document.querySelector<HTMLElement>("[data-session-warning]"),
  ];
  if (!line || !place) return;
  const warnedMs = Number(line.dataset.warnSeconds) * 1000;
  // Seconds and not a time of day: clocks differ.
  let end = Date.now() + Number(line.dataset.sessionEnd) * 1000;
  // Each tab keeps the session alive for all of them.
  const tabs = new BroadcastChannel("session-end");
  const tell = () => tabs.postMessage([end, line.textContent]);
  const put = (later: number, words: string | null) => {
    [end, line.textContent] = [later, words];
    place.replaceChildren();
  };
  tabs.onmessage = ({ data: [later, words] }) => later > end && put(later, words);
  tell();

  // Also a page that was only refreshed in place.
  document.addEventListener(pageFetched, (event) => {
    const page: unknown = event instanceof CustomEvent ? event.detail : null;
    const fresh =
      page instanceof Document ? page.querySelector<HTMLElement>("[data-session-end]") : null;
    if (!fresh) return;
    put(Date.now() + Number(fresh.dataset.sessionEnd) * 1000, fresh.textContent);
    tell();
  });
  const stay = async () => {
    const fresh = (await fetchPage().catch(() => null))?.querySelector("[data-session-end]");
    if (!fresh) return say(place, line.dataset.notKept ?? "");
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  };
  const check = () => {
    if (Date.now() < end - warnedMs || place.childNodes.length > 0) return;
    say(place, line.textContent);
    if (line.dataset.isLast === undefined)
      place.firstChild?.appendChild(button(line.dataset.stay ?? "", () => void stay()));
  };
  setInterval(check, checkMs);
  document.addEventListener("visibilitychange", check);
}

function say(place: HTMLElement, words: string | null): void {
  const card = document.createElement("div");
  card.className = "banner warning floating";
  card.textContent = words;
  place.replaceChildren(card);
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  Object.assign(made, { type: "button", className: "button secondary", textContent: label });
  made.addEventListener("click", onPress);
  return made;
}
