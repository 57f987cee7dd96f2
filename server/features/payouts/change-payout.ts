// Marks a payout as sent, arrived, or returned.
import type { payoutOperations } from "./operations";
import type { Db } from "../../database/db";
import type { PayoutRow } from "../../database/rows/payout-rows";
import type { TransactionRow } from "../../database/schema";
import type { Approvable, Call, Handler, Refused } from "../../http/call";
import { command, rollBack } from "../../http/command";
import { dayOf } from "../../kernel/calendar";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { transactionsIn } from "../ledger/transaction-store";
import { applyTransition } from "../movements/apply-transition";
import { checkPayoutChange } from "../withdrawals/rules";
import { payoutsIn } from "../withdrawals/payout-store";
import { transactionSubject } from "../transactions/decision-command";
import { personOf } from "../users/person-of";
import { usersIn } from "../users/store";
import { checkPaymentAllowed } from "./check-payment-allowed";
import { payoutReturned } from "./payout-emails";
import { postToClosedWallet } from "./post-to-closed-wallet";
import { presentPayout } from "./present-payout";
import { sendPayout } from "./send-payout";
import { payoutListsIn } from "./store";

type Change = Call<
  | typeof payoutOperations.markSent
  | typeof payoutOperations.markArrived
  | typeof payoutOperations.markReturned
>;
interface Found {
  readonly row: TransactionRow;
  readonly payout: PayoutRow;
}

export const markSent: Handler<typeof payoutOperations.markSent> = (call) =>
  command(call, async (db) => {
    const { context, body } = call;
    const found = await findPayout(call, db, "sent");
    if (isRefusal(found)) return found;
    if (body.expectedDay < dayOf(context.now(), "UTC"))
      return refuse("payout_day_past", { field: "expectedDay" });
    const { row, payout } = found;
    const isFirst = payout.state === "to_send";
    const batch = isFirst ? await payoutsIn(db).liveBatchOf(row.id) : undefined;
    if (batch) return refuse("payout_in_batch", { values: { batch: batch.reference } });
    const barred = isFirst ? await checkPaymentAllowed(db, row, context) : null;
    if (barred) return barred;
    await sendPayout(call, db, row, payout, body);
    return presented(call, db, row.id);
  });

export const markArrived: Handler<typeof payoutOperations.markArrived> = (call) =>
  command(call, async (db) => {
    const found = await findPayout(call, db, "arrived");
    if (isRefusal(found)) return found;
    const { row, payout } = found;
    await end(call, db, payout, "arrived");
    await recordAudit(db, call, {
      action: "payout.arrived",
      subject: `transaction:${row.id}`,
      personId: row.user_id,
    });
    return presented(call, db, row.id);
  });

/** Returns the money to the customer, or to the operator for a closed account, and marks the transaction as failed: both, or neither. */
const returnPayout: Handler<typeof payoutOperations.markReturned> = (call) =>
  command(call, async (db) => {
    const { context, body } = call;
    const found = await findPayout(call, db, "returned");
    if (isRefusal(found)) return found;
    const { row, payout } = found;
    if (body.version !== undefined && body.version !== row.version)
      return refuse("changed_by_someone_else");
    await end(call, db, payout, "returned");
    await payoutsIn(db).leaveBatch(row.id);
    const customer = await usersIn(db).byId(row.user_id);
    const isAfterClosing = customer !== undefined && personOf(customer).isClosed;
    const post = () =>
      applyTransition(call, db, row, {
        action: "payout.returned",
        status: "failed",
        reason: body.reason,
        skipsEmail: true,
        isAfterClosing,
      });
    await (isAfterClosing ? postToClosedWallet(call, db, row, post) : post());
    const href = pageOf.transaction(context, row.id);
    // The email says that the money is in the wallet again.
    if (customer && !isAfterClosing)
      await queueEmail(context, db, customer, payoutReturned(row, { reason: body.reason, href }));
    return presented(call, db, row.id);
  });

export const markReturned: Approvable<typeof payoutOperations.markReturned> = {
  handler: returnPayout,
  subject: transactionSubject,
  unchanged: (call, db) => presented(call, db, call.params.id),
};

/** Locks its transaction first, as every change of a payout does. */
async function findPayout(
  { actor, params: { id = "" } }: Change,
  db: Db,
  to: "sent" | "arrived" | "returned",
): Promise<Found | Refused> {
  const row = await transactionsIn(db).byIdLocked(id);
  const payout = row && (await payoutsIn(db).byId(row.id));
  if (!row || !payout) return refuse("not_found");
  if (row.user_id === actor.user.id) return refuse("own_transaction");
  return checkPayoutChange(payout.state, to) ?? { row, payout };
}

async function end({ context }: Change, db: Db, payout: PayoutRow, state: "arrived" | "returned") {
  const isChanged = await payoutsIn(db).change(payout, {
    state,
    ended_at: context.now(),
    ...(state === "returned" && { is_return_missing: 1 }),
  });
  if (!isChanged) rollBack(refuse("changed_by_someone_else"));
}

async function presented({ locale }: Pick<Change, "locale">, db: Db, id = "") {
  const row = await payoutListsIn(db).byId(id);
  return row ? presentPayout(row, locale) : refuse("not_found");
}
