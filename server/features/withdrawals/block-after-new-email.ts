import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { endOfBlock } from "../users/payout-block-rules";
import { payoutBlockOf } from "../users/person-of";
import { destinationWaitMs } from "./destination-wait";

type Block = Pick<
  UserRow,
  "payouts_blocked_until" | "payouts_block_reason_code" | "payouts_block_reason"
>;

const blockOf = ({
  payouts_blocked_until,
  payouts_block_reason_code,
  payouts_block_reason,
}: UserRow): Block => ({ payouts_blocked_until, payouts_block_reason_code, payouts_block_reason });

/**
 * The new mailbox may belong to someone else, so payouts wait as long as for a new destination.
 * A longer block stays, and a current one keeps its reason.
 */
export function blockAfterNewEmail(context: Context, row: UserRow): Block {
  const [now, waitMs] = [context.now(), destinationWaitMs(context)];
  const running = endOfBlock(payoutBlockOf(row), now);
  if (waitMs === 0 || row.role === "admin" || (running !== null && now + waitMs <= running))
    return blockOf(row);
  if (running !== null) return { ...blockOf(row), payouts_blocked_until: now + waitMs };
  return {
    payouts_blocked_until: now + waitMs,
    payouts_block_reason_code: "email_changed",
    payouts_block_reason: null,
  };
}
