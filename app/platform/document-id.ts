/** The id in a document's API URL; other URLs have none. */
export function documentIdIn(documentUrl: string | undefined): string | undefined {
  return /^\/api\/documents\/([\w-]+)$/.exec(documentUrl ?? "")?.[1];
}
