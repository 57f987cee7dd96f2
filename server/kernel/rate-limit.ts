// A limit per subject in a fixed time window; instants are UTC milliseconds.

export interface RateLimit {
  readonly most: number;
  readonly perMinutes: number;
}

/** When a window that begins now is over. */
export function windowEnd({ perMinutes }: RateLimit, now: number): number {
  return now + perMinutes * 60_000;
}

/** Seconds to wait, at least one, where more was used than is allowed; 0 where there was one left. */
export function secondsToWait(
  { most }: RateLimit,
  used: { count: number; windowEndsAt: number },
  now: number,
): number {
  return used.count <= most ? 0 : wholeSeconds(used.windowEndsAt - now);
}

/** A wait in whole seconds, rounded up so that a retry isn't too early. */
export function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
