import type { transactionOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import { isEqual, isMore, parseMoney, subtract, type Money } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import {
  checkAmountChange,
  checkStatusChange,
  type ReviewedTransaction,
} from "../ledger/transition-rules";
import { checkMayDeposit, checkMayRequestPayout } from "../users/rules";
import { checkMayWithdraw } from "../withdrawals/rules";
import { checkAmount, checkAboveFee, frozenTermsOf } from "../ledger/amount-rules";
import type { TransactionRow } from "../../database/schema";
import { payoutBlockOf, personOf } from "../users/person-of";
import { accessTo } from "../../http/rights";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import type { Approvable, Call, Handler, Refused } from "../../http/call";
import { followDecision, lockedWithPayment } from "../crypto-payments/follow-decision";
import { hasReceivedCoins } from "../crypto-payments/paid-in-part";
import {
  checkWithdrawalCode,
  type ConfirmedBy,
  notifyConfirmed,
} from "../withdrawals/confirm-by-code";
import { countTowardDailyLimit } from "../withdrawals/daily-limit";
import { checkWithinLimits } from "../movement-limits/check-limits";
import {
  reviewedOf,
  reviewerOf,
  decisionCommand,
  presentUnchanged,
  refreshBeforeStatus,
  transactionSubject,
} from "./decision-command";
import { applyTransition } from "../movements/apply-transition";
import { presentTransaction } from "../ledger/present-transaction";

type Edit = Call<typeof transactionOperations.edit>;

/**
 * Edits what the rules allow: the description always, the amount while pending, some statuses. A
 * value equal to the stored one counts as not sent.
 */
const edit: Handler<typeof transactionOperations.edit> = async (call) => {
  const tooMany = await consumeEdit(call);
  if (tooMany) return tooMany;
  await refreshBeforeStatus(call);
  return decisionCommand(call, async (db, eraseSecretsOf) => {
    const { actor, body, params } = call;
    const confirmedBy = await confirmRaise(call, db);
    if (isRefusal(confirmedBy)) return confirmedBy;
    const row = accessTo(actor, await lockedWithPayment(db, params.id ?? ""), "transactions");
    if (isRefusal(row)) return row;
    const change = changeOf(call, row);
    const decided = reviewedOf(row, await hasReceivedCoins(db, row));
    const refusal =
      refusalOf(call, decided, { row, change }) ??
      (await personRefusalOf(call, db, { row, change })) ??
      (await limitRefusalOf(call, db, { row, change })) ??
      (await dayRefusalOf(call, db, { row, change }));
    if (refusal) return refusal;
    const { description } = body;
    const isNewDescription = description !== undefined && description !== row.description;
    if (isNewDescription || Object.keys(change).length > 0) {
      await applyTransition(call, db, row, {
        action: "transaction.edited",
        ...change,
        description,
        confirmedBy,
      });
    }
    if (change.status !== undefined) await followDecision(db, row.id, call);
    if (change.status !== undefined && change.status !== "pending") await eraseSecretsOf(row);
    const changed = await transactionsIn(db).byId(row.id);
    if (changed && confirmedBy) await notifyConfirmed(call, db, { row: changed, confirmedBy });
    return changed ? presentTransaction(changed, call.locale) : refuse("not_found");
  });
};

/** A raised withdrawal is confirmed with a code like a new one, before anything is locked or written; undefined if this edit raises none. */
async function confirmRaise(call: Edit, db: Db): Promise<ConfirmedBy | Refused | undefined> {
  const { actor, body, params } = call;
  if (actor.rights.has("transactions") || body.amount === undefined) return undefined;
  const row = await transactionsIn(db).byId(params.id ?? "");
  if (row?.user_id !== actor.user.id || row.type !== "withdrawal") return undefined;
  if (!isMore(parseMoney(body.amount, row.currency), amountOf(row))) return undefined;
  return checkWithdrawalCode(call, db, body.code);
}

/** Only a customer's edits of their own transactions are limited. */
async function consumeEdit(call: Edit) {
  const { context, actor, params } = call;
  const row = await transactionsIn(context.storage.db).byId(params.id ?? "");
  if (row?.user_id !== actor.user.id || actor.rights.has("transactions")) return null;
  return consumeUnlessReplay(
    call,
    "transaction-edit",
    context.settings.rateLimits.transactionEdits,
  );
}

interface Change {
  amount?: Money;
  status?: TransactionRow["status"];
}

function changeOf({ body }: Edit, row: TransactionRow): Change {
  const amount = body.amount === undefined ? undefined : parseMoney(body.amount, row.currency);
  const isNewAmount = amount !== undefined && !isEqual(amount, amountOf(row));
  const isNewStatus = body.status !== undefined && body.status !== row.status;
  return { ...(isNewAmount && { amount }), ...(isNewStatus && { status: body.status }) };
}

/** A customer can change an amount only if they could request it now. */
async function personRefusalOf(
  { context, actor }: Edit,
  db: Db,
  { row, change }: { row: TransactionRow; change: Change },
) {
  if (actor.rights.has("transactions") || change.amount === undefined) return null;
  const user = await usersIn(db).byId(actor.user.id);
  if (!user) return refuse("unauthenticated");
  const isWithdrawal = row.type === "withdrawal";
  return (
    (isWithdrawal ? checkMayRequestPayout(payoutBlockOf(user), context.now()) : null) ??
    (isWithdrawal
      ? checkMayWithdraw(personOf(user), context.settings.requiresKycToWithdraw)
      : checkMayDeposit(personOf(user), context.settings.requiresKycToDeposit))
  );
}

/** A raised amount counts toward the customer's limits like a new one, also when staff raise it; credits and debits by staff don't. */
async function limitRefusalOf(
  { context }: Edit,
  db: Db,
  { row, change: { amount } }: { row: TransactionRow; change: Change },
) {
  if (row.payment_method === null || !amount || !isMore(amount, amountOf(row))) return null;
  return checkWithinLimits(context, db, {
    userId: row.user_id,
    direction: row.type,
    amount,
    transactionId: row.id,
  });
}

/** Raising a withdrawal counts toward the daily limit like a new one. */
async function dayRefusalOf(
  { context, actor }: Edit,
  db: Db,
  { row, change }: { row: TransactionRow; change: Change },
) {
  const { amount } = change;
  if (actor.rights.has("transactions") || row.type !== "withdrawal" || amount === undefined)
    return null;
  return countTowardDailyLimit(context, db, {
    transactionId: row.id,
    userId: row.user_id,
    amount,
    added: subtract(amount, amountOf(row)),
  });
}

function refusalOf(
  { actor, body }: Edit,
  decided: ReviewedTransaction,
  { row, change }: { row: TransactionRow; change: Change },
) {
  const by = reviewerOf(actor, body.version);
  if (by.seenVersion !== undefined && by.seenVersion !== row.version)
    return refuse("changed_by_someone_else");
  if (change.status !== undefined) {
    const refusal = checkStatusChange(decided, change.status, by);
    if (refusal) return refusal;
  }
  if (change.amount === undefined) return null;
  return (
    checkAmountChange(decided, by) ??
    checkAmount(change.amount) ??
    checkAboveFee(change.amount, frozenTermsOf(row, row.currency))
  );
}

export const editTransaction: Approvable<typeof transactionOperations.edit> = {
  handler: edit,
  subject: transactionSubject,
  unchanged: presentUnchanged,
};
