/** Signals that a page was fetched, which kept the session alive. */
export const pageFetched = "portal:page-fetched";

/** The current page at this URL; null if it redirects because the session or the record is gone. */
export async function fetchPage(signal?: AbortSignal): Promise<Document | null> {
  const response = await fetch(location.href, { headers: { Accept: "text/html" }, signal });
  if (response.redirected) return null;
  if (!response.ok) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  document.dispatchEvent(new CustomEvent(pageFetched, { detail: page }));
  return page;
}
