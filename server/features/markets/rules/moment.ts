import { tickMs } from "./price";

/** The time of the current prices: all callers within the same two seconds get the same. */
export function momentOf(now: number): number {
  return Math.floor(now / tickMs) * tickMs;
}
