// The days to compare: the month to date by default.
import { dayOf } from "../../kernel/calendar";
import { refuse } from "../../kernel/refusal";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { momentsOf } from "../../http/list-page";
import { zoneOf } from "../../http/zone-of";

/** The longest period of a reconciliation. */
export const reconciledDaysMaximum = 92;

const dayMs = 86_400_000;

export interface DatePeriod {
  /** "2026-11-01", in the caller's time zone; both days count in full. */
  readonly from: string;
  readonly to: string;
  /** UTC milliseconds. */
  readonly since: number;
  readonly before: number;
}

export function periodOf(
  { now }: Context,
  actor: Actor,
  requested: { from?: string | undefined; to?: string | undefined },
): DatePeriod | Refused {
  const to = requested.to ?? dayOf(now(), zoneOf(actor));
  const from = requested.from ?? `${to.slice(0, 7)}-01`;
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const { since = 0, before = 0 } = momentsOf(actor, { from, to });
  if (count < 1 || count > reconciledDaysMaximum)
    return refuse("period_too_long", {
      field: "from",
      values: { maximum: reconciledDaysMaximum },
    });
  return { from, to, since, before };
}
