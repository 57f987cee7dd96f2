// Step-up: sensitive operations ask for the password again, unless it was confirmed recently.
import { limits } from "../../kernel/limits";
import { refuse } from "../../kernel/refusal";
import type { Actor, Refused } from "../../http/call";

const minute = 60_000;

/** Two hosts' clocks may differ a little; a moment further ahead is one of a clock that was set back since. */
const clocksApartMs = 60_000;

/** Until when (UTC milliseconds) a password typed at this moment counts. */
export function confirmedUntil(confirmedAt: number): number {
  return confirmedAt + limits.confirmedMinutes * minute;
}

export function isConfirmed({ confirmedAt }: Pick<Actor, "confirmedAt">, now: number): boolean {
  return isPast(confirmedAt, now) && now < confirmedUntil(confirmedAt);
}

function isPast(at: number | null, now: number): at is number {
  return at !== null && at <= now + clocksApartMs;
}

/** For adjustments and deletions: a sign-in counts like a password typed again, and both for longer. What an API token may do is in its scopes, which took the password. */
export function refusalOfOldSignIn(
  { confirmedAt, signedInAt, scopes }: Pick<Actor, "confirmedAt" | "signedInAt" | "scopes">,
  now: number,
): Refused | null {
  const typedAt = Math.max(0, ...[confirmedAt, signedInAt].filter((at) => isPast(at, now)));
  return scopes === null && now >= typedAt + limits.freshSignInMinutes * minute
    ? refuse("sign_in_too_old")
    : null;
}
