// Parts of URLs.

export const part = encodeURIComponent;

/** Of the dialogs over a record's page. `from` is the local address that they return to. */
export const dialogPaths = <Name extends string>(
  dialogs: Readonly<Record<Name, readonly [path: string, page: string]>>,
  pageOf: (id: string) => string,
) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(dialogs).map(([name, [path]]) => [
      name,
      (id: string, from?: string) => withQuery(`${pageOf(id)}/${path}`, { from }),
    ]),
    // The compiler knows no names of `Object.fromEntries`.
  ) as Record<Name, (id: string, from?: string) => string>;

/** `/a?type=deposit&page=2`: empty values and the first page are left out. */
export function withQuery(
  path: string,
  query: Record<string, string | number | undefined>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "" || (name === "page" && value === 1)) continue;
    search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
