// What staff may raise a customer's limits to, and until when.
import { limitPeriods, type MovementLimits } from "../../kernel/levels";
import { isMore } from "../../kernel/money";
import { refuse, type Refusal } from "../../kernel/refusal";

const dayMs = 24 * 60 * 60_000;
/** The last day of a raise is one of the next 90, and counts to its end. */
const longestRaiseMs = 91 * dayMs;

/** The raised limits; null for a period whose limit isn't raised. */
export interface LimitRaise extends MovementLimits {
  /** When the limits of the level hold again (UTC milliseconds). */
  readonly until: number;
}

type RaiseRefusal = Refusal<
  "limit_raise_unlimited" | "limit_raise_too_low" | "limit_raise_contradiction"
>;

/** Each limit must be higher than the level's, and a day's no higher than what thirty days allow. */
export function checkRaise(ofLevel: MovementLimits, raised: MovementLimits): RaiseRefusal | null {
  for (const period of limitPeriods) {
    const [limit, amount] = [ofLevel[period], raised[period]];
    if (amount && !limit) return refuse("limit_raise_unlimited", { field: period });
    if (amount && limit && !isMore(amount, limit))
      return refuse("limit_raise_too_low", { field: period, values: { limit } });
  }
  const [day, limit] = [raised.day ?? ofLevel.day, raised.thirtyDays ?? ofLevel.thirtyDays];
  return day && limit && isMore(day, limit)
    ? refuse("limit_raise_contradiction", { field: "day", values: { limit } })
    : null;
}

/** Both in UTC milliseconds. */
export function checkRaiseUntil(
  until: number,
  now: number,
): Refusal<"limit_raise_until_invalid"> | null {
  return now < until && until <= now + longestRaiseMs
    ? null
    : refuse("limit_raise_until_invalid", { field: "until" });
}
