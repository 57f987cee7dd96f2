// Moves a transaction to another state and posts the difference between the two.
import { type TransitionContext, postMoney } from "../ledger/post-money";
import { type Reason, type TransactionReason } from "../../kernel/reasons";
import { walletsIn } from "../ledger/wallet-store";
import { transactionsIn, stateOf } from "../ledger/transaction-store";
import { usersIn } from "../users/store";
import { refusalOfPayout, followTransaction } from "../withdrawals/payout-of-transaction";
import type { Db } from "../../database/db";
import { amountColumns, minorColumn } from "../../database/money-columns";
import { isMore, isZero, type Money } from "../../kernel/money";
import { feeFor, frozenTermsOf } from "../ledger/amount-rules";
import { gatewayDepositIn } from "../ledger/crypto-payment-join-store";
import { isAgainstGateway } from "../ledger/gateway-credit-rules";
import type { AuditAction } from "../audit/labels";
import { entryBetween, type TransactionState } from "../ledger/rules";
import { personOf } from "../users/person-of";
import { checkOpen } from "../users/rules";
import { refuse } from "../../kernel/refusal";
import type { TransactionRow, UserRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { rollBack } from "../../http/command";
import { notifyTransaction } from "./notify-transaction";
import type { ConfirmedBy } from "../withdrawals/confirm-by-code";

export interface Transition extends Reason<TransactionReason> {
  readonly action: AuditAction;
  readonly status?: TransactionRow["status"];
  readonly amount?: Money | undefined;
  /** Of a converted deposit: what was paid for the new amount. */
  readonly paid?: Money | undefined;
  /** How a customer confirmed a raised withdrawal. */
  readonly confirmedBy?: ConfirmedBy | undefined;
  /** Null removes it. */
  readonly description?: string | null | undefined;
  /** The gateway's own status; any other is set manually. */
  readonly isByGateway?: true;
  /** Whether the customer sees it on the current page and needs no email. */
  readonly skipsEmail?: boolean;
  /** Whether it was reported from outside, and is recorded even if the account was closed since. */
  readonly isAfterClosing?: boolean;
}

/** Updates the row, posts the entry and writes the audit entry; rolls back if the funds are gone or another request was faster. */
export async function applyTransition(
  call: TransitionContext,
  db: Db,
  row: TransactionRow,
  transition: Transition,
): Promise<void> {
  const { context, actor } = call;
  const now = context.now();
  const wallet = await walletsIn(db).byIdLocked(row.wallet_id);
  if (wallet?.deleted_at !== null && (transition.status ?? transition.amount) !== undefined)
    rollBack(refuse("wallet_closed"));
  const about = await ownerForReason(db, row, transition);
  const given = { reasonCode: transition.reasonCode, reason: transition.reason };
  const before = stateOf(row);
  const after = stateAfter(row, transition);
  await followPayout(context, db, row, [before, after]);
  const isChanged = await transactionsIn(db).change(row, {
    status: after.status,
    amount_minor: minorColumn(after.amount),
    fee_minor: row.fee_minor === null ? null : minorColumn(after.fee),
    ...(transition.paid &&
      row.source_currency !== null && { source_amount_minor: minorColumn(transition.paid) }),
    description: transition.description === undefined ? row.description : transition.description,
    ...reasonAfter(row, transition),
    ...(isMore(after.amount, before.amount) && { limit_counted_at: now }),
    is_set_by_hand: transition.status && !transition.isByGateway ? 1 : row.is_set_by_hand,
    updated_at: now,
  });
  if (!isChanged) rollBack(refuse("changed_by_someone_else"));
  const isNewDescription =
    transition.description !== undefined && transition.description !== row.description;
  await postDifference(call, db, row, { transition, before, after, now });
  await recordAudit(db, call, {
    action: transition.action,
    subject: `transaction:${row.id}`,
    before: {
      ...auditable(before, row.version),
      ...(isNewDescription && { description: row.description }),
    },
    after: {
      ...auditable(after, row.version + 1),
      ...(transition.confirmedBy && { confirmedBy: transition.confirmedBy }),
      ...(isNewDescription && { description: transition.description }),
    },
    ...given,
    about,
    personId: row.user_id,
  });
  if (transition.status && !transition.skipsEmail)
    await notifyTransaction(context, db, changedRow(row, after), {
      status: transition.status,
      ...given,
      by: actor.user.id,
    });
}

interface Change {
  readonly transition: Transition;
  readonly before: TransactionState;
  readonly after: TransactionState;
  readonly now: number;
}

async function postDifference(
  call: TransitionContext,
  db: Db,
  row: TransactionRow,
  { transition, before, after, now }: Change,
): Promise<void> {
  const { context, actor } = call;
  const entry = {
    id: context.newId(),
    wallet_id: row.wallet_id,
    transaction_id: row.id,
    transaction_version: row.version + 1,
    actor_id: actor.user.id,
    created_at: now,
  };
  const guarded = {
    entry,
    postings: entryBetween(before, after),
    wallet: { id: row.wallet_id, user_id: row.user_id },
    isAutomatic: transition.isByGateway,
    alwaysNeedsTwo:
      !transition.isByGateway &&
      after.status === "successful" &&
      (await isBeyondReport(db, row, { amount: after.amount, now })),
  };
  await postMoney(call, db, guarded, shortOf(row));
}

const changedRow = (row: TransactionRow, { amount, fee }: ReturnType<typeof stateOf>) => ({
  ...row,
  ...amountColumns(amount),
  fee_minor: minorColumn(fee),
});

/** Whether a deposit through the gateway is credited with more than what it reports now. */
async function isBeyondReport(
  db: Db,
  row: TransactionRow,
  { amount, now }: { readonly amount: Money; readonly now: number },
): Promise<boolean> {
  if (row.is_gateway_made !== 1) return false;
  const deposit = await gatewayDepositIn(db, row);
  return deposit === undefined || isAgainstGateway(deposit, amount, now);
}

const hasReason = ({ reasonCode, reason }: Reason) => Boolean(reasonCode ?? reason);

/** A new status replaces the reason of the last. */
function reasonAfter(row: TransactionRow, transition: Transition) {
  const { reason_code, reason } = row;
  if (!hasReason(transition) && !transition.status) return { reason_code, reason };
  return { reason_code: transition.reasonCode ?? null, reason: transition.reason ?? null };
}

const isPayout = (before: TransactionState, after: TransactionState) =>
  after.type === "withdrawal" && after.status === "successful" && before.status !== "successful";

type Step = readonly [before: TransactionState, after: TransactionState];

async function followPayout(
  context: Context,
  db: Db,
  row: TransactionRow,
  [before, after]: Step,
): Promise<void> {
  const [isApproved, isUndone] = [isPayout(before, after), isPayout(after, before)];
  if (isApproved) await requirePayable(context, db, row);
  await followTransaction(db, row, { isApproved, isUndone, now: context.now() });
}

async function requirePayable(context: Context, db: Db, row: TransactionRow): Promise<void> {
  const refusal = await refusalOfPayout(context, db, row);
  if (refusal) rollBack(refusal);
}

/** Text about a user is encrypted with their key; nothing is stored about a user who was deleted or whose account is closed. */
async function ownerForReason(
  db: Db,
  row: TransactionRow,
  transition: Transition,
): Promise<UserRow | undefined> {
  const { description, isAfterClosing = false } = transition;
  if (!hasReason(transition) && description === undefined) return undefined;
  const person = (await usersIn(db).byId(row.user_id)) ?? rollBack(refuse("person_removed"));
  const closed = isAfterClosing ? null : checkOpen(personOf(person));
  return closed ? rollBack(closed) : person;
}

// Reversing a deposit fails only if its funds were spent; reopening a withdrawal, if its amount can't be put on hold.
function shortOf(row: TransactionRow): Refused {
  return row.type === "deposit"
    ? refuse("reversal_exceeds_available")
    : refuse("insufficient_funds", { field: "amount" });
}

/** The fee of another amount follows from the terms of the request, whatever they are today. */
function stateAfter(row: TransactionRow, { status, amount }: Transition) {
  const before = stateOf(row);
  return {
    ...before,
    status: status ?? before.status,
    ...(amount && { amount, fee: feeFor(amount, frozenTermsOf(row, row.currency)) }),
  };
}

function auditable({ status, amount, fee }: ReturnType<typeof stateOf>, version: number) {
  return {
    status,
    amountMinor: amount.minor.toString(),
    ...(!isZero(fee) && { feeMinor: fee.minor.toString() }),
    version,
  };
}
