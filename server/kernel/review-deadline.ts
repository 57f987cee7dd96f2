import { limits } from "./limits";

/** By when staff decide on a withdrawal; all times in UTC milliseconds. `payableFrom` is when a new destination can be paid. */
export function reviewDeadline(requestedAt: number, payableFrom: number | null): number {
  return Math.max(requestedAt + limits.reviewHours * 3_600_000, payableFrom ?? 0);
}
