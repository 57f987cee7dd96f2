// How long a session lasts: without use, and in all. Both are shorter for staff.
import type { UserRow } from "../../database/schema";
import { limits } from "../../kernel/limits";

const minute = 60_000;

/** In milliseconds. */
export function lifetimeOf({ role }: Pick<UserRow, "role">): {
  readonly idleMs: number;
  readonly absoluteMs: number;
} {
  const isStaff = role === "admin";
  const idle = isStaff ? limits.staffSessionIdleMinutes : limits.sessionIdleMinutes;
  const absolute = isStaff ? limits.staffSessionAbsoluteMinutes : limits.sessionAbsoluteMinutes;
  return { idleMs: idle * minute, absoluteMs: absolute * minute };
}
