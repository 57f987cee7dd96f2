// The payout of a withdrawal: whether its money may leave, and its record.
import type { Db } from "../../database/db";
import type { TransactionRow, UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { refuse } from "../../kernel/refusal";
import { checkPayeeBlock, checkMayBePaid } from "../users/rules";
import { payoutBlockOf, personOf } from "../users/person-of";
import { usersIn } from "../users/store";
import { payoutStopsIn } from "./payout-stop-store";
import { rollBack } from "../../http/command";
import { checkApprovalUndo } from "./rules";
import { payoutsIn } from "./payout-store";

/** Checked whenever the money would leave, because much may have changed since the request. Inside the database transaction that pays out. A deleted user has no wallet to pay from. */
export async function refusalOfPayout(
  { now }: Pick<Context, "now">,
  db: Db,
  row: TransactionRow,
): Promise<Refused | null> {
  const stops = payoutStopsIn(db);
  await stops.lockShared();
  const isStopped = (await stops.inForce()) !== undefined;
  return checkPayable(row, await usersIn(db).byId(row.user_id), { isStopped, now: now() });
}

interface Moment {
  /** Whether all payouts are stopped. */
  readonly isStopped: boolean;
  /** UTC milliseconds. */
  readonly now: number;
}

/** The same for what was loaded already. */
function checkPayable(
  { payable_from: payableFrom }: Pick<TransactionRow, "payable_from">,
  person: UserRow | undefined,
  { isStopped, now }: Moment,
): Refused | null {
  if (isStopped) return refuse("payouts_stopped");
  const refusal =
    person && (checkMayBePaid(personOf(person)) ?? checkPayeeBlock(payoutBlockOf(person), now));
  if (refusal) return refusal;
  return payableFrom !== null && now < payableFrom ? refuse("destination_waits") : null;
}

/** Why each of these withdrawals can't be paid now, by its ID; missing if it can. Reads only, for pages that say so before a decision. */
export async function refusalsOfPayouts(
  { now }: Pick<Context, "now">,
  db: Db,
  rows: readonly Pick<TransactionRow, "id" | "user_id" | "payable_from">[],
): Promise<ReadonlyMap<string, Refused>> {
  const [stop, users] = await Promise.all([
    payoutStopsIn(db).inForce(),
    usersIn(db).byIds([...new Set(rows.map((row) => row.user_id))]),
  ]);
  const people = new Map(users.map((user) => [user.id, user]));
  const moment = { isStopped: stop !== undefined, now: now() };
  const refused = new Map<string, Refused>();
  for (const row of rows) {
    const refusal = checkPayable(row, people.get(row.user_id), moment);
    if (refusal) refused.set(row.id, refusal);
  }
  return refused;
}

type Withdrawal = Pick<TransactionRow, "id" | "type" | "payment_method">;

interface Change {
  readonly isApproved: boolean;
  readonly isUndone: boolean;
  readonly now: number;
}

/** The record is created by the approval, and deleted when that is reversed. With the transaction locked. A withdrawal posted by an administrator has no destination, so there's no payout to send. */
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
