/** The id in the address that the API gives a document; an address elsewhere has none. */
export function documentIdIn(documentUrl: string | undefined): string | undefined {
  return /^\/api\/documents\/([\w-]+)$/.exec(documentUrl ?? "")?.[1];
}
