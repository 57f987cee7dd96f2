// What is known before a bulk approval of the transactions that it would not carry out.
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { TransactionRow } from "../../database/schema";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { add, money, type Money } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { staffPostingsIn } from "../ledger/staff-posting-store";
import { approvalWindowMs, needsTwoPeople } from "../ledger/threshold-rules";
import { refusalsOfPayouts } from "../withdrawals/refusal-of-payout";

interface Approving {
  readonly context: Context;
  readonly actor: Actor;
}

/** By ID, in the order in which they would be approved: withdrawals that can't be paid now, and what reaches a threshold, alone or with those before it. */
export async function forecastApprovals(
  db: Db,
  { context, actor }: Approving,
  pending: readonly TransactionRow[],
): Promise<ReadonlyMap<string, Refused>> {
  const withdrawals = pending.filter(({ type }) => type === "withdrawal");
  const refused = new Map(await refusalsOfPayouts(context, db, withdrawals));
  const alone = await sumsAlone(db, { context, actor }, pending);
  for (const row of pending) {
    if (refused.has(row.id)) continue;
    const thresholdMinor = context.settings.approvalThresholds?.[row.currency];
    if (thresholdMinor === undefined) continue;
    const amount = amountOf(row);
    const keys = keysOf(row, actor);
    const [byStaff, forCustomer] = keys.map((key) => alone.get(key) ?? money(row.currency, 0n));
    if (!byStaff || !forCustomer) continue;
    const threshold = money(row.currency, thresholdMinor);
    if (needsTwoPeople({ amount, threshold, byStaff, forCustomer }))
      refused.set(row.id, refuse("second_approval_needed"));
    else keys.forEach((key, at) => alone.set(key, add(at === 0 ? byStaff : forCustomer, amount)));
  }
  return refused;
}

const keysOf = (row: Pick<TransactionRow, "user_id" | "currency">, { user }: Actor) =>
  [`staff_id ${user.id} ${row.currency}`, `user_id ${row.user_id} ${row.currency}`] as const;

/** What moved in the last 24 hours without a second person, by the approver and for each customer. */
async function sumsAlone(
  db: Db,
  { context, actor }: Approving,
  rows: readonly TransactionRow[],
): Promise<Map<string, Money>> {
  const sums = new Map<string, Money>();
  if (!context.settings.approvalThresholds) return sums;
  const since = context.now() - approvalWindowMs;
  for (const row of rows) {
    const [staff, customer] = keysOf(row, actor);
    const { currency } = row;
    const window = { currency, since };
    if (!sums.has(staff))
      sums.set(staff, await staffPostingsIn(db).aloneSince(["staff_id", actor.user.id], window));
    if (!sums.has(customer))
      sums.set(customer, await staffPostingsIn(db).aloneSince(["user_id", row.user_id], window));
  }
  return sums;
}
