/** How often changing figures are refreshed, in place or by reloading the page. */
export const refreshSeconds = 30;

/** Refreshes a page without scripts if its URL contains `auto=30`; its loader returns the query as `search`. */
export function autoRefreshSeconds(loaderData: unknown): number | undefined {
  if (typeof loaderData !== "object" || loaderData === null || !("search" in loaderData))
    return undefined;
  return new URLSearchParams(String(loaderData.search)).get("auto") === String(refreshSeconds)
    ? refreshSeconds
    : undefined;
}
