// Step-up: what is sensitive asks for the password again, and for a while not once more (R5).
import { limits } from "../../contract/values/limits";
import type { Actor } from "../call";

/** Two hosts' clocks may differ a little; a moment further ahead is one of a clock that was set back since. */
const clocksApartMs = 60_000;

/** Until when (UTC milliseconds) a password typed at this moment counts. */
export function confirmedUntil(confirmedAt: number): number {
  return confirmedAt + limits.confirmedMinutes * 60_000;
}

export function isConfirmed({ confirmedAt }: Pick<Actor, "confirmedAt">, now: number): boolean {
  return confirmedAt !== null && confirmedAt <= now + clocksApartMs && now < confirmedUntil(confirmedAt);
}
