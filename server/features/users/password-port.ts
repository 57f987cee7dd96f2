/** Who asks for a hash: each takes long, so that they wait in a queue. */
export interface Requester {
  /** Between networks the queue is shared fairly; who signs in from a known device is a network of their own. */
  readonly network: string;
  /** Known devices and live sessions, whose guesses are few, go first. */
  readonly isKnown: boolean;
}

/** Turns passwords into what may be stored, and checks them against it. */
export interface Passwords {
  hash(password: string, requester: Requester): Promise<string>;
  /** A null `stored` means "no such user": it takes as long and is never right. */
  verify(stored: string | null, password: string, requester: Requester): Promise<boolean>;
}

declare module "../../http/context" {
  interface Context {
    readonly passwords: Passwords;
  }
}
