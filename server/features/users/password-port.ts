/** The requester of a hash: hashing is slow, so requests are queued. */
export interface Requester {
  /** The queue is shared fairly between networks; a known device counts as a separate network. */
  readonly network: string;
  /** Known devices and live sessions go first, because their attempts are few. */
  readonly isKnown: boolean;
}

/** Hashes passwords, and verifies them against a stored hash. */
export interface Passwords {
  hash(password: string, requester: Requester): Promise<string>;
  /** A null `stored` means "no such user": it takes as long and never matches. */
  verify(stored: string | null, password: string, requester: Requester): Promise<boolean>;
}

declare module "../../http/context" {
  interface Context {
    readonly passwords: Passwords;
  }
}
