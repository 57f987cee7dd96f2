interface About {
  /** The form field the refusal belongs to, if to one. */
  readonly field?: string;
  /** Values for the places in the sentence. */
  readonly values?: Record<string, string>;
  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter?: number;
  /** Where a second step is needed: what to send back with it. */
  readonly challenge?: string;
}

/** A rule said no. A value, not an exception: `refused` is listed with its words in the contract's catalogue. */
export class Refusal<Code extends string = string> implements About {
  /** What no other value has: an answer is never taken for a refusal, whatever its members are called. */
  readonly #isRefusal = true;
  declare readonly field?: string;
  declare readonly values?: Record<string, string>;
  declare readonly retryAfter?: number;
  declare readonly challenge?: string;

  constructor(
    readonly refused: Code,
    about: About,
  ) {
    Object.assign(this, about);
  }

  static is(value: unknown): boolean {
    return typeof value === "object" && value !== null && #isRefusal in value;
  }
}

export function refuse<const Code extends string>(refused: Code, about: About = {}): Refusal<Code> {
  return new Refusal(refused, about);
}

export function isRefusal<Value, Code extends string>(
  value: Value | Refusal<Code>,
): value is Refusal<Code> {
  return Refusal.is(value);
}
