// When an email is retried, and when retries stop; times and waits are in milliseconds.

/** Why an email was refused: a code without personal data, so it can be stored and shown. */
export const mailFaults = [
  "unreachable",
  "too_slow",
  "no_tls",
  "sign_in_refused",
  "sender_refused",
  "deferred",
  "refused",
  "withheld",
  "not_written",
] as const;
export type MailFault = (typeof mailFaults)[number];

/** Whether the next email would fail the same way. */
export function isAboutServer(fault: MailFault): boolean {
  return fault !== "deferred" && !isFinal(fault);
}

export const serverFaults = mailFaults.filter(isAboutServer);

/** Whether another attempt would fail the same way. */
function isFinal(fault: MailFault): boolean {
  return fault === "refused" || fault === "withheld";
}

const minute = 60_000;
const longestWait = 6 * 60 * minute;

/** How long an email stays claimed if its sender died. */
export const lease = 5 * minute;

/** Doubles after each failed attempt, from one minute to six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(longestWait, minute * 2 ** Math.min(attempts - 1, 20));
}

interface FailedAttempt {
  readonly fault: MailFault;
  /** Attempts so far, including this one. */
  readonly attempts: number;
  readonly expiresAt: number;
}

/** When to retry; null if that would fail the same way, or the email will have expired. */
export function nextAttempt(
  { fault, attempts, expiresAt }: FailedAttempt,
  now: number,
): number | null {
  if (isFinal(fault)) return null;
  const next = now + waitAfter(attempts);
  return next < expiresAt ? next : null;
}
