import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { BulkAction } from "./bulk-schemas";
import type { Locale } from "../../locales/locale";
import { refuse } from "../../kernel/refusal";
import { amountOf } from "../../database/money-columns";
import { add, numberOf, type Money } from "../../kernel/money";
import { checkDecision } from "../ledger/transition-rules";
import type { BulkActionItemRow, BulkActionRow } from "../../database/rows/bulk-action-rows";
import type { OwnedTransaction } from "../ledger/transaction-list-store";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { reviewedOf, reviewerOf } from "../transactions/reviewed";
import { presentTransaction } from "../ledger/present-transaction";
import { forecastApprovals } from "./forecast-approvals";
import { doneOutcome, obstacleIn, obstacleOf } from "./bulk-outcomes";

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
