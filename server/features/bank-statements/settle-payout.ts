// Payouts that the bank's statement closes, and those that it brings back.
import type { Db } from "../../database/db";
import { netOf } from "../../database/money-columns";
import type { BankLineRow } from "../../database/rows/bank-rows";
import type { PayoutRow } from "../../database/rows/payout-rows";
import type { TransactionRow } from "../../database/schema";
import { isEqual, type Money } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { rollBack } from "../../http/command";
import { reasonText } from "../../kernel/reasons";
import { recordAudit } from "../audit/record-audit";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import type { TransitionContext } from "../ledger/post-money";
import { transactionsIn } from "../ledger/transaction-store";
import { applyTransition } from "../movements/apply-transition";
import { linesPaid } from "../payouts/batch-rules";
import { payoutBatchesIn } from "../payouts/batch-store";
import { payoutReturned } from "../payouts/payout-emails";
import { postToClosedWallet } from "../payouts/post-to-closed-wallet";
import { personOf } from "../users/person-of";
import { usersIn } from "../users/store";
import { payoutsIn } from "../withdrawals/payout-store";
import type { OpenReason } from "./labels";

/** What happened to a line. */
export type Settled = Pick<BankLineRow, "state"> &
  Partial<
    Pick<BankLineRow, "reason_code" | "user_id" | "transaction_id" | "batch_id" | "return_id">
  >;

interface Found {
  readonly row: TransactionRow;
  readonly payout: PayoutRow;
}

const open = (reason_code: OpenReason, transactionId: string | null): Settled => ({
  state: "open",
  reason_code,
  transaction_id: transactionId,
});

/** Rolls back: staff don't decide about their own withdrawals, whatever the line says. */
function requireOther({ actor }: TransitionContext, row: TransactionRow): void {
  if (row.user_id === actor.user.id) rollBack(refuse("own_transaction"));
}

/** With the withdrawal locked, and why the bank's debit can't close it. */
async function payoutLeft(
  call: TransitionContext,
  db: Db,
  id: string,
): Promise<Found | OpenReason> {
  const row = await transactionsIn(db).byIdLocked(id);
  const payout = row && (await payoutsIn(db).byId(id));
  if (!row || !payout) return "no_match";
  requireOther(call, row);
  if (payout.state === "returned") return "payout_ended";
  // Marked as arrived by hand: the first line about it confirms that.
  if (payout.state === "arrived" && payout.closing_line_id !== null) return "already_closed";
  if (payout.state !== "to_send") return { row, payout };
  const batch = await payoutsIn(db).liveBatchOf(id);
  return batch !== undefined && batch.state !== "prepared" ? { row, payout } : "payout_not_sent";
}

/** What left the account, in which line, and which payout or batch it was. */
interface Left {
  readonly paid: Money;
  readonly id: string;
  readonly lineId: string;
  /** Whether the statement itself says so, and not a person. */
  readonly isAutomatic: boolean;
}

export async function closePayout(
  call: TransitionContext,
  db: Db,
  { paid, id, lineId, isAutomatic }: Left,
): Promise<Settled> {
  const found = await payoutLeft(call, db, id);
  if (typeof found === "string") return open(found, id);
  if (isAutomatic && found.payout.is_debit_missing === 1) return open("paid_before", id);
  if (found.row.currency !== paid.currency || !isEqual(netOf(found.row), paid))
    return open("amount_differs", id);
  await arrive(call, db, found, lineId);
  return { state: "closed", transaction_id: id, user_id: found.row.user_id, reason_code: null };
}

/** The payouts of the batch that are what left the account: all that are still to be closed, or those of one file. */
export async function closeBatch(
  call: TransitionContext,
  db: Db,
  { paid, id: batchId, lineId }: Omit<Left, "isAutomatic">,
): Promise<Settled> {
  const batch = await payoutBatchesIn(db).byIdLocked(batchId);
  if (!batch || batch.state === "prepared" || batch.state === "cancelled")
    return { ...open("payout_not_sent", null), batch_id: batchId };
  const all = await payoutBatchesIn(db).linesOf([batchId]);
  const lines = linesPaid(
    all.filter(({ currency }) => currency === paid.currency),
    paid.minor,
  );
  if (typeof lines === "string") return { ...open(lines, null), batch_id: batchId };
  const found: Found[] = [];
  for (const { transaction_id: id } of lines) {
    const left = await payoutLeft(call, db, id);
    if (typeof left === "string") return { ...open(left, id), batch_id: batchId };
    found.push(left);
  }
  for (const one of found) await arrive(call, db, one, lineId);
  return { state: "closed", batch_id: batchId, reason_code: null };
}

async function arrive(
  call: TransitionContext,
  db: Db,
  { row, payout }: Found,
  lineId: string,
): Promise<void> {
  if (payout.state === "arrived") {
    await payoutsIn(db).change(payout, { closing_line_id: lineId });
    return;
  }
  const now = call.context.now();
  const unsent = payout.state === "to_send";
  await payoutsIn(db).change(payout, {
    state: "arrived",
    ended_at: now,
    closing_line_id: lineId,
    ...(unsent && { sent_at: now, reference: row.reference }),
  });
  await recordAudit(db, call, {
    action: "payout.arrived",
    subject: `transaction:${row.id}`,
    personId: row.user_id,
  });
}

interface Returned {
  readonly received: Money;
  /** The withdrawal. */
  readonly id: string;
  /** Whether the statement itself says so, and not a person. */
  readonly isAutomatic: boolean;
}

/** The bank sent a payout back: the customer has the money again, or the operator for a closed account. */
export async function returnPayoutToCustomer(
  call: TransitionContext,
  db: Db,
  { received, id, isAutomatic }: Returned,
): Promise<Settled> {
  const { context } = call;
  const row = await transactionsIn(db).byIdLocked(id);
  const payout = row && (await payoutsIn(db).byId(id));
  if (!row || !payout) return open("no_match", null);
  requireOther(call, row);
  if (payout.state === "returned") return open("payout_ended", id);
  if (payout.state === "to_send") return open("payout_not_sent", id);
  if (isAutomatic && payout.is_return_missing === 1) return open("paid_before", id);
  if (row.currency !== received.currency || !isEqual(netOf(row), received))
    return open("amount_differs", id);
  const customer = await usersIn(db).byId(row.user_id);
  // Staff handle the files, so no file credits one of them.
  if (isAutomatic && customer && customer.role !== "user") return open("staff_account", id);
  await payoutsIn(db).change(payout, { state: "returned", ended_at: context.now() });
  await payoutsIn(db).leaveBatch(id);
  const isAfterClosing = customer === undefined || personOf(customer).isClosed;
  const post = () =>
    applyTransition(call, db, row, {
      action: "payout.returned",
      status: "failed",
      ...(customer && { reasonCode: "bank_returned" as const }),
      skipsEmail: true,
      ...(isAutomatic && { isByGateway: true as const }),
      isAfterClosing,
    });
  await (isAfterClosing ? postToClosedWallet(call, db, row, post) : post());
  if (customer && !isAfterClosing) {
    const href = pageOf.transaction(context, id);
    const reason = reasonText({ reasonCode: "bank_returned" }, context.settings.language) ?? "";
    await queueEmail(context, db, customer, payoutReturned(row, { reason, href }));
  }
  return { state: "payout_returned", transaction_id: id, user_id: row.user_id, reason_code: null };
}
