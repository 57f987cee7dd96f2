// The payout record follows its withdrawal: created by the approval, deleted when that is reversed.
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import { rollBack } from "../../http/command";
import { checkApprovalUndo } from "./payout-rules";
import { payoutsIn } from "./payout-store";

type Withdrawal = Pick<TransactionRow, "id" | "type" | "payment_method">;

interface Change {
  readonly isApproved: boolean;
  readonly isUndone: boolean;
  readonly now: number;
}

/** With the transaction locked. A withdrawal posted by an administrator has no destination, so there's no payout to send. */
export async function followTransaction(
  db: Db,
  row: Withdrawal,
  { isApproved, isUndone, now }: Change,
): Promise<void> {
  if (isApproved && row.payment_method !== null) await payoutsIn(db).open(row.id, now);
  if (isUndone) await undoPayout(db, row);
}

/** Rolls back if the money was already sent. The record of a returned payout stays. */
async function undoPayout(db: Db, { id }: Withdrawal): Promise<void> {
  const payouts = payoutsIn(db);
  const payout = await payouts.byId(id);
  if (!payout || payout.state === "returned") return;
  const batch = await payouts.liveBatchOf(id);
  const refusal = checkApprovalUndo(payout.state, batch?.reference);
  if (refusal) rollBack(refusal);
  await payouts.remove(id);
}

/** Before the transaction itself is removed. */
export async function removePayout(db: Db, row: Withdrawal): Promise<void> {
  await undoPayout(db, row);
  await payoutsIn(db).remove(row.id);
}
