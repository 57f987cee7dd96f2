import { tickMs } from "./price";

/** The moment whose prices hold now: whoever asks within the same two seconds is told the same. */
export function momentOf(now: number): number {
  return Math.floor(now / tickMs) * tickMs;
}
