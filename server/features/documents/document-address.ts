/** Where the bytes of a document are read, for who may see them. */
export function documentAddress(id: string): string {
  return `/api/documents/${id}`;
}
