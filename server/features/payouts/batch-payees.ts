// The withdrawals of a batch, locked in a fixed order, so that two batches never deadlock.
import type { Db } from "../../database/db";
import type { PayoutRow } from "../../database/rows/payout-rows";
import type { TransactionRow } from "../../database/schema";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { isRefusal, refuse } from "../../kernel/refusal";
import { messageFor } from "../../kernel/refusals";
import type { Locale } from "../../locales/locale";
import { transactionsIn } from "../ledger/transaction-store";
import { payoutsIn } from "../withdrawals/payout-store";
import { checkPaymentAllowed } from "./check-payment-allowed";

export interface Payee {
  readonly row: TransactionRow;
  readonly payout: PayoutRow;
}

interface Paying {
  readonly context: Context;
  readonly actor: Actor;
  readonly locale: Locale;
}

/** All of them, or the refusal of the first that can't be paid. `batchId` is the batch they may already be in. */
export async function lockPayees(
  db: Db,
  by: Paying,
  { ids, batchId }: { ids: readonly string[]; batchId?: string },
): Promise<readonly Payee[] | Refused> {
  const found: Payee[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const row = await transactionsIn(db).byIdLocked(id);
    const payee = row ? await payeeOf(db, by, row, batchId) : refuse("not_found");
    if (isRefusal(payee)) return because(row?.reference ?? id, payee, by.locale);
    found.push(payee);
  }
  return found;
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
  if (payout.state !== "to_send")
    return payout.state === "returned"
      ? refuse("payout_ended", { values: { state: payout.state } })
      : refuse("payout_sent");
  if (batch && batch.id !== batchId)
    return refuse("payout_in_batch", { values: { batch: batch.reference } });
  return (await checkPaymentAllowed(db, row, context)) ?? { row, payout };
}

/** The refusal of the first payout whose money may not leave anymore. */
export async function checkPayees(
  db: Db,
  { context, locale }: Pick<Paying, "context" | "locale">,
  rows: readonly TransactionRow[],
): Promise<Refused | null> {
  for (const row of rows) {
    const barred = await checkPaymentAllowed(db, row, context);
    if (barred) return because(row.reference, barred, locale);
  }
  return null;
}

const because = (reference: string, { refused, values }: Refused, locale: Locale): Refused =>
  refuse("payout_not_payable", { values: { reference, why: messageFor(refused, values, locale) } });
