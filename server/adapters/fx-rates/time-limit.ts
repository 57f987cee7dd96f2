import { within } from "../within";
import type { Rates } from "../../features/exchange-rates/port";

/** A source that hangs keeps nobody waiting longer than this. */
export function timeLimitedRates(rates: Rates, limitMs: number): Rates {
  return { rate: (from, to) => within(limitMs, rates.rate(from, to)) };
}
