// Step-up: sensitive calls require the password again, unless it was entered recently.
import { limits } from "../kernel/limits";
import { refuse } from "../kernel/refusal";
import type { RefusalCode } from "../kernel/refusals";
import type { Actor, Refused } from "./call";
import type { StepUp } from "./operation";

const minute = 60_000;

/** Two hosts' clocks may differ a little; a time further ahead means that the clock was set back since. */
const clocksApartMs = 60_000;

/** Until when (UTC milliseconds) a password entered now gives access to secrets. */
export function confirmedUntil(confirmedAt: number): number {
  return confirmedAt + limits.confirmedMinutes * minute;
}

export function isConfirmed({ confirmedAt }: Pick<Actor, "confirmedAt">, now: number): boolean {
  return isPast(confirmedAt, now) && now < confirmedUntil(confirmedAt);
}

function isPast(at: number | null, now: number): at is number {
  return at !== null && at <= now + clocksApartMs;
}

/** The refusal if the password was entered too long ago. */
export const stepUpRefusals = {
  decision: "step_up_required",
  secret: "password_needed",
} as const satisfies Record<StepUp, RefusalCode>;

/**
 * For calls by which customers change where their money goes. The documented calls have no step for the password, so the
 * sign-in of an API client counts; a page asks for it, and the token of a page's session or an API token never counts.
 */
export function hasRecentPassword(
  actor: Pick<Actor, "confirmedAt" | "signedInAt" | "isApiClient">,
  now: number,
): boolean {
  const { isApiClient, signedInAt } = actor;
  return (
    isConfirmed(actor, now) || (isApiClient && isFresh({ confirmedAt: null, signedInAt }, now))
  );
}

type Freshness = Pick<Actor, "confirmedAt" | "signedInAt" | "scopes">;

/** A sign-in counts like re-entering the password, and both are valid for longer than for secrets. */
function isFresh({ confirmedAt, signedInAt }: Omit<Freshness, "scopes">, now: number): boolean {
  const typedAt = Math.max(0, ...[confirmedAt, signedInAt].filter((at) => isPast(at, now)));
  return now < typedAt + limits.freshSignInMinutes * minute;
}

/** Required of staff only: customers call some of the same operations for themselves. */
export function checkStepUp(
  { stepUp = null }: { readonly stepUp?: StepUp | null },
  actor: (Freshness & Pick<Actor, "isStaff">) | null,
  now: number,
): Refused | null {
  if (stepUp === null || !actor) return null;
  if (stepUp === "secret") return isConfirmed(actor, now) ? null : refuse(stepUpRefusals.secret);
  // A token required the password when it was created, and is limited by its scopes.
  if (!actor.isStaff || actor.scopes !== null || isFresh(actor, now)) return null;
  return refuse(stepUpRefusals.decision);
}
