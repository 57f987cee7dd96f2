import type { MailFault } from "./rules";

/** One email to one recipient. */
export interface Mail {
  /** The same for every attempt, so that a second copy can be recognized. */
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
  /** Null once the mail server has accepted the email; otherwise the reason. Never rejects: an error may contain the recipient or a password. */
  send(mail: Mail): Promise<MailFault | null>;
  /** Null if the mail server accepts a connection and the sign-in; otherwise the reason. Sends nothing. */
  check?(): Promise<MailFault | null>;
  /** Whether emails are only saved as files and never sent. */
  readonly storesMessages?: true;
  /** Emails that this portal has saved as files. */
  storedMail(): Promise<readonly StoredMail[]>;
  /** Deletes the files saved for these emails; one without a file is not an error. */
  erase(ids: readonly string[]): Promise<void>;
}
