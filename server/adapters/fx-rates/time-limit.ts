import { withTimeout } from "../with-timeout";
import type { Rates } from "../../features/exchange-rates/port";

/** The longest wait for a source that hangs. */
export function timeLimitedRates(rates: Rates, limitMs: number): Rates {
  return { rate: (from, to) => withTimeout(limitMs, rates.rate(from, to)) };
}
