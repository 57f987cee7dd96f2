/** Signals that a page was fetched, which kept the session alive. */
export const pageFetched = "portal:page-fetched";

/** The current page at this URL; null if it redirects because the session or the record is gone, or if it is another person's. */
export async function fetchPage(signal?: AbortSignal): Promise<Document | null> {
  const response = await fetch(location.href, { headers: { Accept: "text/html" }, signal });
  if (response.redirected) return null;
  if (!response.ok) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const [own, other] = [mainOf(document), mainOf(page)];
  // Someone else has signed in in this browser.
  if (own?.dataset.person !== other?.dataset.person) {
    if (other?.dataset.otherPerson) showCard(other.dataset.otherPerson);
    return null;
  }
  document.dispatchEvent(new CustomEvent(pageFetched, { detail: page }));
  return page;
}

const mainOf = (page: Document) => page.querySelector<HTMLElement>("main");

/** A message above the page, which stays until another one. */
export function showCard(text: string | null): HTMLElement {
  const card = document.createElement("div");
  card.className = "banner warning floating";
  card.textContent = text;
  document.querySelector("[data-session-warning]")?.replaceChildren(card);
  return card;
}
