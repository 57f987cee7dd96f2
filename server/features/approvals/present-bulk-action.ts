import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { BulkAction } from "./bulk-schemas";
import type { Locale } from "../../locales/locale";
import { refuse } from "../../kernel/refusal";
import { amountOf } from "../../database/money-columns";
import { add, numberOf, type Money, money } from "../../kernel/money";
import { checkDecision } from "../ledger/transition-rules";
import type { BulkActionItemRow, BulkActionRow } from "../../database/rows/bulk-action-rows";
import type { OwnedTransaction } from "../ledger/transaction-list-store";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { reviewedOf, reviewerOf } from "../transactions/decision-command";
import { presentTransaction } from "../ledger/present-transaction";
import type { TransactionRow } from "../../database/schema";
import { staffPostingsIn } from "../ledger/staff-posting-store";
import { approvalWindowMs, needsTwoPeople } from "../ledger/threshold-rules";
import { refusalsOfPayouts } from "../withdrawals/payout-of-transaction";
import { z } from "zod";
import { messageFor, refusalStatuses, type RefusalCode, formatValues } from "../../kernel/refusals";

interface Viewer {
  readonly context: Context;
  readonly actor: Actor;
  readonly locale: Locale;
}

interface StoredBulkAction {
  readonly row: BulkActionRow;
  readonly items: readonly BulkActionItemRow[];
}

/** The expected outcome of each, by the rules that will decide; afterwards the actual one. */
export async function presentBulkAction(
  db: Db,
  { context, actor, locale }: Viewer,
  { row, items }: StoredBulkAction,
): Promise<BulkAction> {
  const rows = new Map(
    (await transactionsIn(db).byIds(items.map((item) => item.transaction_id))).map((one) => [
      one.id,
      one,
    ]),
  );
  const undecided = items.flatMap((item) => {
    const found = item.outcome === null ? rows.get(item.transaction_id) : undefined;
    return found && !refusalOf(found, item, actor) ? [found] : [];
  });
  const forecast = await forecastApprovals(db, { context, actor }, undecided);
  const shown = items.map((item) => {
    const transaction = rows.get(item.transaction_id);
    const expected = () => {
      const refusal = refusalOf(transaction, item, actor);
      return refusal && obstacleOf(refusal, locale);
    };
    const obstacle = item.outcome === null ? expected() : obstacleIn(item.outcome, locale);
    const refusal = forecast.get(item.transaction_id);
    return { item, transaction, obstacle, held: refusal ? obstacleOf(refusal, locale) : null };
  });
  const sumsWhere = (isIn: (one: (typeof shown)[number]) => boolean) =>
    sumsOf(shown.filter(isIn).flatMap(({ transaction }) => transaction ?? []));
  return {
    id: row.id,
    decision: row.decision ?? undefined,
    isFinished: row.finished_at !== null,
    createdAt: new Date(row.created_at).toISOString(),
    items: shown.map(({ item, transaction, obstacle, held }) => ({
      id: item.transaction_id,
      transaction: transaction && presentTransaction(transaction, locale),
      isDone: item.outcome === doneOutcome,
      obstacle: obstacle ?? undefined,
      approvalObstacle: held ?? undefined,
    })),
    sums: sumsWhere(({ obstacle }) => !obstacle),
    approvalSums: sumsWhere(({ obstacle, held }) => !obstacle && !held),
  };
}

/** The same for approving and rejecting: the transaction must be pending, unchanged and another user's. */
function refusalOf(
  row: OwnedTransaction | undefined,
  { version }: BulkActionItemRow,
  actor: Actor,
): Refused | null {
  if (!row) return refuse("not_found");
  return checkDecision(reviewedOf(row), "successful", reviewerOf(actor, version));
}

function sumsOf(rows: readonly OwnedTransaction[]): BulkAction["sums"] {
  const groups = new Map<string, { type: OwnedTransaction["type"]; count: number; sum: Money }>();
  for (const row of rows) {
    const key = `${row.type} ${row.currency}`;
    const { count = 0, sum } = groups.get(key) ?? {};
    const amount = amountOf(row);
    groups.set(key, { type: row.type, count: count + 1, sum: sum ? add(sum, amount) : amount });
  }
  return [...groups.values()].map(({ type, count, sum }) => ({
    type,
    currency: sum.currency,
    count,
    amount: numberOf(sum),
  }));
}

interface Approving {
  readonly context: Context;
  readonly actor: Actor;
}

/** By ID, in the order in which they would be approved: withdrawals that can't be paid now, and what reaches a threshold, alone or with those before it. */
async function forecastApprovals(
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

/** The outcome of one transaction, as stored; anything else is a refusal. */
export const doneOutcome = "done";

interface Obstacle {
  readonly code: string;
  readonly message: string;
}

const obstacleOf = ({ refused: code, values }: Refused, locale: Locale): Obstacle => ({
  code,
  message: messageFor(code, values, locale),
});

/** Includes the message's values, so that it reads the same as for a single call. */
export const refusedOutcome = ({ refused: code, values }: Refused, locale: Locale): string =>
  values ? JSON.stringify({ code, values: formatValues(values, locale) }) : code;

const Stored = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** Null if it was decided. */
function obstacleIn(outcome: string, locale: Locale): Obstacle | null {
  if (outcome === doneOutcome) return null;
  const { code, values } = Stored.parse(
    outcome.startsWith("{") ? JSON.parse(outcome) : { code: outcome },
  );
  if (!isRefusalCode(code)) return { code, message: code };
  return { code, message: messageFor(code, values, locale) };
}

const isRefusalCode = (code: string): code is RefusalCode => code in refusalStatuses;
