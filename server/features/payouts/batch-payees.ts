// The withdrawals of a batch, locked in a fixed order, so that two batches never deadlock.
import type { Db } from "../../database/db";
import type { PayoutRow } from "../../database/rows/payout-rows";
import type { TransactionRow } from "../../database/schema";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { isRefusal, refuse } from "../../kernel/refusal";
import { transactionsIn } from "../ledger/transaction-store";
import { payoutsIn } from "../withdrawals/payout-store";
import { checkPaymentAllowed } from "./check-payment-allowed";
import type { LeftOut } from "./present-obstacle";

export interface Payee {
  readonly row: TransactionRow;
  readonly payout: PayoutRow;
}

interface Paying {
  readonly context: Context;
  readonly actor: Actor;
}

interface Payees {
  readonly payable: readonly Payee[];
  readonly leftOut: readonly (LeftOut & { readonly reference: string })[];
}

/** Those that can be paid, and why the others can't. `batchId` is the batch that they are already in. */
export async function lockPayees(
  db: Db,
  by: Paying,
  { ids, batchId }: { ids: readonly string[]; batchId?: string },
): Promise<Payees> {
  const payable: Payee[] = [];
  const leftOut: Payees["leftOut"][number][] = [];
  for (const id of [...new Set(ids)].sort()) {
    const row = await transactionsIn(db).byIdLocked(id);
    const payee = row ? await payeeOf(db, by, row, batchId) : refuse("not_found");
    if (isRefusal(payee)) leftOut.push({ id, reference: row?.reference ?? id, refusal: payee });
    else payable.push(payee);
  }
  return { payable, leftOut };
}

async function payeeOf(
  db: Db,
  { context, actor }: Paying,
  row: TransactionRow,
  batchId: string | undefined,
): Promise<Payee | Refused> {
  const batch = await payoutsIn(db).liveBatchOf(row.id);
  if (batchId !== undefined && !batch) return refuse("payout_left_batch");
  const payout = await payoutsIn(db).byId(row.id);
  if (!payout) return refuse("not_found");
  if (row.user_id === actor.user.id) return refuse("own_transaction");
  const wasSent = checkUnsent(payout);
  if (wasSent) return wasSent;
  if (batch && batch.id !== batchId)
    return refuse("payout_in_batch", { values: { batch: batch.reference } });
  if (row.destination_sealed === null) return refuse("payout_destination_unknown");
  return (await checkPaymentAllowed(db, row, context)) ?? { row, payout };
}

function checkUnsent({ state }: PayoutRow): Refused | null {
  if (state === "to_send") return null;
  return state === "sent" ? refuse("payout_sent") : refuse("payout_ended", { values: { state } });
}
