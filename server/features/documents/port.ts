export interface StoredFile {
  readonly key: string;
  /** UTC milliseconds. */
  readonly storedAt: number;
}

/** Storage for the bytes of documents. Keys are random and reveal nothing about the document. */
export interface DocumentStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under this key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Everything that is stored, a few hundred at a time. */
  list(): AsyncIterable<readonly StoredFile[]>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Rejects if documents can't be stored and read now. */
  check(): Promise<void>;
}

declare module "../../http/context" {
  interface Context {
    readonly documents: DocumentStore;
  }
}
