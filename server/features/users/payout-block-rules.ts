// What blocks payouts to a user: a block by staff until a time, and the user's own stop.
import { refuse, type Refusal } from "../../kernel/refusal";

const longestBlockMs = 366 * 24 * 60 * 60_000;

/** Instants are UTC milliseconds. */
export interface PayoutBlock {
  /** When the block by staff ends; null if there is none. */
  readonly blockedUntil: number | null;
  /** When the user stopped payouts themselves; null if they didn't. */
  readonly frozenAt: number | null;
}

/** When the block by staff ends; null if there is none or it has ended. */
export function endOfBlock({ blockedUntil }: Pick<PayoutBlock, "blockedUntil">, now: number) {
  return blockedUntil !== null && now < blockedUntil ? blockedUntil : null;
}

/** For the customer, before requesting or raising a withdrawal. */
export function checkMayRequestPayout(
  block: PayoutBlock,
  now: number,
): Refusal<"payouts_blocked" | "payouts_frozen"> | null {
  const until = endOfBlock(block, now);
  if (until !== null)
    return refuse("payouts_blocked", {
      values: { until: new Date(until) },
    });
  return block.frozenAt === null ? null : refuse("payouts_frozen");
}

/** For staff, when the money would leave. */
export function checkPayeeBlock(
  block: PayoutBlock,
  now: number,
): Refusal<"payee_blocked" | "payee_frozen"> | null {
  if (endOfBlock(block, now) !== null) return refuse("payee_blocked");
  return block.frozenAt === null ? null : refuse("payee_frozen");
}

export function checkBlockUntil(until: number, now: number): Refusal<"block_until_invalid"> | null {
  return now < until && until <= now + longestBlockMs
    ? null
    : refuse("block_until_invalid", { field: "until" });
}
