/** A refused call as it crosses the wire and as pages receive it. */
export interface Problem {
  /** HTTP status of the answer, for example 409. */
  status: number;
  /** Stable code, for example `insufficient_funds`; see `server/locales/en/refusals/`. */
  code: string;
  /** A readable sentence. */
  message: string;
  /** Messages by field name; empty when the problem belongs to no field. */
  fieldErrors: Record<string, string[]>;
  /** Seconds to wait before a retry, if known. */
  retryAfter?: number;
  /** The challenge of a sign-in whose password was correct, to be sent back with the code. */
  challenge?: string;
}
