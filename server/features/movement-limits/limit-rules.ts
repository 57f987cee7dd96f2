// How much of a customer's limits is left. An amount counts until its period has passed to the millisecond.
import { limitPeriods, type LimitPeriod, type MovementLimits } from "../../kernel/levels";
import { isLess, isMore, subtract, zero, type Money } from "../../kernel/money";
import type { LimitRaise } from "./raise-rules";

interface PeriodUse {
  readonly used: Money;
  /** When the oldest amount no longer counts (UTC milliseconds); null if nothing was used. */
  readonly freesAt: number | null;
}
export type LimitUses = Readonly<Record<LimitPeriod, PeriodUse>>;

export interface LimitLeft extends PeriodUse {
  readonly period: LimitPeriod;
  readonly limit: Money;
  readonly left: Money;
  /** Missing unless staff raised the limit above the level's. */
  readonly raised?: {
    readonly levelLimit: Money;
    /** UTC milliseconds. */
    readonly until: number;
  };
}

/** Of the periods that have a limit. A lowered limit leaves nothing, never less. */
export function leftIn(
  ofLevel: MovementLimits,
  uses: LimitUses,
  raise: LimitRaise | null = null,
): LimitLeft[] {
  return limitPeriods.flatMap((period) => {
    const [levelLimit, use, higher] = [ofLevel[period], uses[period], raise?.[period]];
    if (!levelLimit) return [];
    const isRaised = raise && higher && isMore(higher, levelLimit);
    const limit = isRaised ? higher : levelLimit;
    const raised = isRaised ? { raised: { levelLimit, until: raise.until } } : {};
    const left = isMore(limit, use.used) ? subtract(limit, use.used) : zero(limit.currency);
    return [{ period, limit, left, ...use, ...raised }];
  });
}

/** The limit that is exceeded, of two the one that leaves less; null if the amount fits. */
export function exceededBy(amount: Money, all: readonly LimitLeft[]): LimitLeft | null {
  const exceeded = all.filter(({ left }) => isMore(amount, left));
  const [first, ...others] = exceeded;
  if (!first) return null;
  return others.reduce((least, one) => (isLess(one.left, least.left) ? one : least), first);
}

/** Whether one of the limits is higher than its counterpart, or isn't there at all. */
export const allowsMore = (limits: MovementLimits, than: MovementLimits): boolean =>
  limitPeriods.some((period) => {
    const [limit, other] = [limits[period], than[period]];
    return other !== null && (limit === null || isMore(limit, other));
  });
