// The allowed transitions of a payout.
import { refuse, type Refusal } from "../../kernel/refusal";
import type { PayoutState } from "../ledger/payout-labels";

type ChangeRefusal = Refusal<"payout_not_sent" | "payout_ended">;

/** Details of what was sent may be corrected; a bank may send money back that had arrived. */
export function checkPayoutChange(
  from: PayoutState,
  to: Exclude<PayoutState, "to_send">,
): ChangeRefusal | null {
  const isOver = from === "returned" || (from === "arrived" && to !== "returned");
  if (isOver) return refuse("payout_ended", { values: { state: from } });
  return from === "to_send" && to !== "sent" ? refuse("payout_not_sent") : null;
}

/** An approval can be reversed as long as no money was sent. */
export function checkApprovalUndo(
  state: PayoutState,
  batch: string | undefined,
): Refusal<"payout_sent" | "payout_in_batch"> | null {
  if (state === "sent" || state === "arrived") return refuse("payout_sent");
  return batch === undefined ? null : refuse("payout_in_batch", { values: { batch } });
}
