// What blocks payouts to a user: a hold by staff until a time, and the user's own stop.
import { refuse, type Refusal } from "../../kernel/refusal";

const longestHoldMs = 366 * 24 * 60 * 60_000;

/** Instants are UTC milliseconds. */
export interface PayoutHold {
  /** When the hold by staff ends; null if there is none. */
  readonly heldUntil: number | null;
  /** When the user stopped payouts themselves; null if they didn't. */
  readonly frozenAt: number | null;
}

/** When the hold by staff ends; null if there is none or it has ended. */
export function endOfHold({ heldUntil }: Pick<PayoutHold, "heldUntil">, now: number) {
  return heldUntil !== null && now < heldUntil ? heldUntil : null;
}

/** For the customer, before requesting or raising a withdrawal. */
export function checkMayRequestPayout(
  hold: PayoutHold,
  now: number,
): Refusal<"payouts_on_hold" | "payouts_frozen"> | null {
  const until = endOfHold(hold, now);
  if (until !== null)
    return refuse("payouts_on_hold", {
      values: { until: new Date(until) },
    });
  return hold.frozenAt === null ? null : refuse("payouts_frozen");
}

/** For staff, when the money would leave. */
export function checkPayeeHold(
  hold: PayoutHold,
  now: number,
): Refusal<"payee_on_hold" | "payee_frozen"> | null {
  if (endOfHold(hold, now) !== null) return refuse("payee_on_hold");
  return hold.frozenAt === null ? null : refuse("payee_frozen");
}

export function checkHoldUntil(until: number, now: number): Refusal<"hold_until_invalid"> | null {
  return now < until && until <= now + longestHoldMs
    ? null
    : refuse("hold_until_invalid", { field: "until" });
}
