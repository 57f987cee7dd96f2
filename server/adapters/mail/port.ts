/** One message to one person. */
export interface Mail {
  /** The same at every try, so that a second copy can be told for what it is. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface KeptMail {
  readonly id: string;
  /** UTC milliseconds. */
  readonly storedAt: number;
}

export interface Mailer {
  /** Resolves once somebody else has taken the message over; rejects with a MailError. */
  send(mail: Mail): Promise<void>;
  /** The messages that still lie with this portal. */
  kept(): Promise<readonly KeptMail[]>;
  /** Removes what still lies here; what has left the house is no error. */
  erase(ids: readonly string[]): Promise<void>;
}

/** Why a message was not taken: a word that may be stored and shown, since it says nothing of anybody. */
export type MailFault = "unreachable" | "too_slow" | "no_tls" | "sign_in_refused" | "deferred" | "refused" | "not_written";

export class MailError extends Error {
  override name = "MailError";
  constructor(readonly fault: MailFault) {
    super(`the message was not taken: ${fault}`);
  }

  /** Whether another try would end the same way. */
  get isFinal(): boolean {
    return this.fault === "refused";
  }
}
