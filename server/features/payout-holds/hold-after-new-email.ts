import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { endOfHold } from "../users/payout-hold-rules";
import { payoutHoldOf } from "../users/person-of";
import { destinationWaitMs } from "./destination-wait";

type Hold = Pick<
  UserRow,
  "payouts_held_until" | "payouts_hold_reason_code" | "payouts_hold_reason"
>;

const holdOf = ({
  payouts_held_until,
  payouts_hold_reason_code,
  payouts_hold_reason,
}: UserRow): Hold => ({ payouts_held_until, payouts_hold_reason_code, payouts_hold_reason });

/**
 * The new mailbox may belong to someone else, so payouts wait as long as for a new destination.
 * A longer hold stays, and a current one keeps its reason.
 */
export function holdAfterNewEmail(context: Context, row: UserRow): Hold {
  const [now, waitMs] = [context.now(), destinationWaitMs(context)];
  const running = endOfHold(payoutHoldOf(row), now);
  if (waitMs === 0 || row.role === "admin" || (running !== null && now + waitMs <= running))
    return holdOf(row);
  if (running !== null) return { ...holdOf(row), payouts_held_until: now + waitMs };
  return {
    payouts_held_until: now + waitMs,
    payouts_hold_reason_code: "email_changed",
    payouts_hold_reason: null,
  };
}
