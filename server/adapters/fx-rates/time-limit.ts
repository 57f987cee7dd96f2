import { within } from "../within";
import type { Rates } from "../../features/exchange-rates/port";

/** The longest wait for a source that hangs. */
export function timeLimitedRates(rates: Rates, limitMs: number): Rates {
  return { rate: (from, to) => within(limitMs, rates.rate(from, to)) };
}
