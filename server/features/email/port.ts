import type { MailFault } from "./rules";

/** One message to one person. */
export interface Mail {
  /** The same at every try, so that a second copy can be told for what it is. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface StoredMail {
  readonly id: string;
  /** UTC milliseconds. */
  readonly storedAt: number;
}

export interface Mailer {
  /** Null once somebody else has taken the message over; else why not. It never rejects: an error may carry the recipient or a password. */
  send(mail: Mail): Promise<MailFault | null>;
  /** Whether messages stay with this portal, as files that nobody sends. */
  readonly keepsMessages?: true;
  /** The messages that still lie with this portal. */
  kept(): Promise<readonly StoredMail[]>;
  /** Removes what still lies here; what has left the house is no error. */
  erase(ids: readonly string[]): Promise<void>;
}
