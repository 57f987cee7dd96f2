import type { Operations } from "../../contract/operations";
import { limits } from "../../contract/values/limits";
import { parseMinor } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import { checkAmountChange, checkStatusChange, type Decided } from "../../domain/transitions";
import { checkAmount, checkMayWithdraw } from "../../domain/withdrawals";
import type { TransactionRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { personOf } from "../accounts/person-of";
import type { Call, Handler } from "../call";
import { hasReceivedCoins, refreshBeforeCancelling } from "../crypto-payments/paid-in-part";
import { countInDay } from "../wallets/limit-of-day";
import { decidedOf, deciderOf, isVisibleTo } from "./decided";
import { decidingCommand } from "./deciding-command";
import { moveTransaction } from "./move-transaction";
import { presentTransaction } from "./present-transaction";

type Edit = Call<Operations["transactions"]["edit"]>;

/**
 * Edits what the rules allow: the description always, the amount while pending, some statuses. A
 * value equal to the stored one counts as not sent.
 */
export const editTransaction: Handler<Operations["transactions"]["edit"]> = async (call) => {
  if (call.body.status === "failed")
    await refreshBeforeCancelling(call.context, call.actor, call.params.id ?? "");
  return decidingCommand(call, async (store, eraseSecretsOf) => {
    const { actor, body, params } = call;
    const row = await store.transactions.byIdLocked(params.id ?? "");
    if (!isVisibleTo(actor, row)) return refuse("not_found");
    const change = changeOf(call, row);
    const decided = decidedOf(row, await hasReceivedCoins(store, row));
    const refusal =
      refusalOf(call, decided, { row, change }) ??
      (await personRefusalOf(call, store, { row, change })) ??
      (await dayRefusalOf(call, store, { row, change }));
    if (refusal) return refusal;
    const { description } = body;
    const isNewDescription = description !== undefined && description !== row.description;
    if (isNewDescription || Object.keys(change).length > 0) {
      await moveTransaction(call, store, row, {
        action: "transaction.edited",
        ...change,
        description,
      });
    }
    if (change.status !== undefined && change.status !== "pending") await eraseSecretsOf(row);
    const changed = await store.transactions.byId(row.id);
    return changed ? presentTransaction(changed) : refuse("not_found");
  });
};

interface Change {
  amountMinor?: bigint;
  status?: TransactionRow["status"];
}

function changeOf({ body }: Edit, row: TransactionRow): Change {
  const amountMinor = body.amount === undefined ? undefined : parseMinor(body.amount);
  const isNewAmount = amountMinor !== undefined && amountMinor !== BigInt(row.amount_minor);
  const isNewStatus = body.status !== undefined && body.status !== row.status;
  return { ...(isNewAmount && { amountMinor }), ...(isNewStatus && { status: body.status }) };
}

/** A customer who changes an amount must be one who could ask for it now. */
async function personRefusalOf(
  { context, actor }: Edit,
  store: Store,
  { row, change }: { row: TransactionRow; change: Change },
) {
  if (actor.isAdmin || change.amountMinor === undefined) return null;
  const user = await store.users.byId(actor.user.id);
  if (!user) return refuse("unauthenticated");
  return checkMayWithdraw(
    personOf(user),
    row.type === "withdrawal" && context.settings.requiresKycToWithdraw,
  );
}

/** A withdrawal that its customer raises counts in the day as a new one would. */
async function dayRefusalOf(
  { context, actor }: Edit,
  store: Store,
  { row, change }: { row: TransactionRow; change: Change },
) {
  if (actor.isAdmin || row.type !== "withdrawal" || change.amountMinor === undefined) return null;
  const { amountMinor } = change;
  return countInDay(context, store, {
    transactionId: row.id,
    userId: row.user_id,
    currency: row.currency,
    amountMinor,
    addedMinor: amountMinor - BigInt(row.amount_minor),
  });
}

function refusalOf(
  { actor, body }: Edit,
  decided: Decided,
  { row, change }: { row: TransactionRow; change: Change },
) {
  const by = deciderOf(actor, body.version);
  if (by.seenVersion !== undefined && by.seenVersion !== row.version)
    return refuse("changed_by_someone_else");
  if (change.status !== undefined) {
    const refusal = checkStatusChange(decided, change.status, by);
    if (refusal) return refusal;
  }
  if (change.amountMinor === undefined) return null;
  return (
    checkAmountChange(decided, by) ??
    checkAmount(change.amountMinor, BigInt(limits.movementMaximumMinor), row.currency)
  );
}
