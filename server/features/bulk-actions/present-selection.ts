import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { Selection } from "./schemas";
import { refusalWords, wordsFor, type RefusalCode } from "../../kernel/refusals";
import { numberOf } from "../../kernel/money";
import { checkDecision } from "../ledger/transition-rules";
import type { SelectedRow, SelectionRow } from "../../database/rows/selection-rows";
import type { OwnedTransaction } from "../ledger/transaction-list-store";
import type { Actor } from "../../http/call";
import { decidedOf, deciderOf } from "../transactions/decided";
import { presentTransaction } from "../ledger/present-transaction";

export const done = "done";

interface Selected {
  readonly row: SelectionRow;
  readonly items: readonly SelectedRow[];
}

/** What would become of each, by the rules that will decide; afterwards what became of it. */
export async function presentSelection(
  db: Db,
  actor: Actor,
  { row, items }: Selected,
): Promise<Selection> {
  const rows = new Map(
    (await transactionsIn(db).byIds(items.map((item) => item.transaction_id))).map((one) => [
      one.id,
      one,
    ]),
  );
  const shown = items.map((item) => {
    const transaction = rows.get(item.transaction_id);
    const code =
      item.outcome === done ? undefined : (item.outcome ?? obstacleOf(transaction, item, actor));
    return { item, transaction, code };
  });
  return {
    id: row.id,
    decision: row.decision ?? undefined,
    isFinished: row.finished_at !== null,
    createdAt: new Date(row.created_at).toISOString(),
    items: shown.map(({ item, transaction, code }) => ({
      id: item.transaction_id,
      transaction: transaction && presentTransaction(transaction),
      isDone: item.outcome === done,
      obstacle:
        code === undefined
          ? undefined
          : { code, message: isRefusalCode(code) ? wordsFor(code) : code },
    })),
    sums: sumsOf(
      shown.flatMap(({ transaction, code }) =>
        transaction && code === undefined ? [transaction] : [],
      ),
    ),
  };
}

/** Nothing but the state differs between approving and rejecting here: either way the transaction has to be pending, unchanged and another's. */
function obstacleOf(
  row: OwnedTransaction | undefined,
  { version }: SelectedRow,
  actor: Actor,
): RefusalCode | undefined {
  if (!row) return "not_found";
  return checkDecision(decidedOf(row), "successful", deciderOf(actor, version))?.refused;
}

function sumsOf(rows: readonly OwnedTransaction[]): Selection["sums"] {
  const groups = new Map<string, { of: OwnedTransaction; count: number; minor: bigint }>();
  for (const row of rows) {
    const key = `${row.type} ${row.currency}`;
    const { count, minor } = groups.get(key) ?? { count: 0, minor: 0n };
    groups.set(key, { of: row, count: count + 1, minor: minor + BigInt(row.amount_minor) });
  }
  return [...groups.values()].map(({ of, count, minor }) => ({
    type: of.type,
    currency: of.currency,
    count,
    amount: numberOf(minor),
  }));
}

const isRefusalCode = (code: string): code is RefusalCode => code in refusalWords;
