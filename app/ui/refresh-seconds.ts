/** How often changing figures are refreshed, in place or by reloading the page. */
export const refreshSeconds = 30;

/** What a page whose loader gives the address's question as `search` does where scripts are off: `auto=30` in it asks for a refresh. */
export function refreshAsked(loaderData: unknown): number | undefined {
  if (typeof loaderData !== "object" || loaderData === null || !("search" in loaderData))
    return undefined;
  return new URLSearchParams(String(loaderData.search)).get("auto") === String(refreshSeconds)
    ? refreshSeconds
    : undefined;
}
