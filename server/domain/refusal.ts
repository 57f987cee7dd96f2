/** A rule said no. A value, not an exception: `code` is listed with its words in the contract's catalogue. */
export interface Refusal<Code extends string = string> {
  readonly refused: Code;
  /** The form field the refusal belongs to, if to one. */
  readonly field?: string;
  /** Values for the places in the sentence. */
  readonly values?: Record<string, string>;
  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter?: number;
  /** Where a second step is needed: what to send back with it. */
  readonly challenge?: string;
}

export function refuse<const Code extends string>(
  refused: Code,
  about: { field?: string; values?: Record<string, string>; retryAfter?: number; challenge?: string } = {},
): Refusal<Code> {
  return { refused, ...about };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "refused" in value;
}
