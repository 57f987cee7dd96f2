/** Where the bytes of documents live. Keys are random and say nothing of the document. */
export interface DocumentStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under this key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}
