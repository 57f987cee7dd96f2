import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { messagesIn } from "../../locales/messages";
import { endOfHold } from "../users/payout-hold-rules";
import { payoutHoldOf } from "../users/person-of";
import { destinationWaitMs } from "./destination-wait";

/**
 * The new mailbox may belong to someone else, so payouts wait as long as for a new destination.
 * A longer hold stays, and a current one keeps its reason.
 */
export function holdAfterNewEmail(
  context: Context,
  row: UserRow,
): Pick<UserRow, "payouts_held_until" | "payouts_hold_reason"> {
  const [now, waitMs] = [context.now(), destinationWaitMs(context)];
  const running = endOfHold(payoutHoldOf(row), now);
  if (waitMs === 0 || row.role === "admin" || (running !== null && now + waitMs <= running))
    return {
      payouts_held_until: row.payouts_held_until,
      payouts_hold_reason: row.payouts_hold_reason,
    };
  const t = messagesIn(context.settings.language, "notices");
  return {
    payouts_held_until: now + waitMs,
    payouts_hold_reason: running === null ? t("heldForNewEmail") : row.payouts_hold_reason,
  };
}
