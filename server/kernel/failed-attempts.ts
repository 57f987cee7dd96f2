// How long to wait after failed attempts: nothing at first, then twice as long each time.

/** Failed attempts so far; `lastAt` is UTC milliseconds. */
interface FailedAttempts {
  readonly failures: number;
  readonly lastAt: number;
}

const firstWaitMs = 15_000;
const longestWaitMs = 15 * 60_000;
/** After this long without a failure, the count restarts. */
export const forgottenAfterMs = 60 * 60_000;

/** Milliseconds until the next attempt is allowed; the first `free` failures cause no wait. */
export function waitBeforeAttempt(
  attempts: FailedAttempts | undefined,
  free: number,
  now: number,
): number {
  if (!attempts || attempts.failures < free || isForgotten(attempts, now)) return 0;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts.failures - free, 20));
  // A clock that was set back doesn't lengthen the wait.
  return Math.min(wait, Math.max(0, attempts.lastAt + wait - now));
}

export function isForgotten({ lastAt }: FailedAttempts, now: number): boolean {
  return lastAt + forgottenAfterMs <= now;
}
