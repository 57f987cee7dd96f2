/** The URL of a document, for users with access. */
export function documentAddress(id: string): string {
  return `/api/documents/${id}`;
}
