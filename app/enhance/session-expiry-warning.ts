// Warns some minutes before a session expires, and offers to stay signed in if possible (WCAG 2.2.1). The text is that of the account menu.
import { fetchPage, pageFetched, showCard } from "./fetch-page";

const checkMs = 10_000;

export function warnOfSessionExpiry(): void {
  const [line, element] = [
    document.querySelector<HTMLElement>("[data-session-end]"),
    document.querySelector<HTMLElement>("[data-session-warning]"),
  ];
  if (!line || !element) return;
  const warnedMs = Number(line.dataset.warnSeconds) * 1000;
  // Seconds and not a time of day: clocks differ.
  let end = Date.now() + Number(line.dataset.sessionEnd) * 1000;
  // Each tab keeps the session alive for all of them.
  const tabs = new BroadcastChannel("session-end");
  const broadcast = () => tabs.postMessage([end, line.textContent]);
  const put = (later: number, text: string | null) => {
    [end, line.textContent] = [later, text];
    element.replaceChildren();
  };
  tabs.onmessage = ({ data: [later, text] }) => later > end && put(later, text);
  broadcast();

  // Also a page that was only refreshed in place.
  document.addEventListener(pageFetched, (event) => {
    const page: unknown = event instanceof CustomEvent ? event.detail : null;
    const fresh =
      page instanceof Document ? page.querySelector<HTMLElement>("[data-session-end]") : null;
    if (!fresh) return;
    put(Date.now() + Number(fresh.dataset.sessionEnd) * 1000, fresh.textContent);
    broadcast();
  });
  const stay = async () => {
    const fresh = (await fetchPage().catch(() => null))?.querySelector("[data-session-end]");
    if (!fresh) return void showCard(line.dataset.notKept ?? "");
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  };
  const check = () => {
    if (Date.now() < end - warnedMs || element.childNodes.length > 0) return;
    const card = showCard(line.textContent);
    if (line.dataset.isLast === undefined)
      card.append(button(line.dataset.stay ?? "", () => void stay()));
  };
  setInterval(check, checkMs);
  document.addEventListener("visibilitychange", check);
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  Object.assign(made, { type: "button", className: "button secondary", textContent: label });
  made.addEventListener("click", onPress);
  return made;
}
