import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { PayoutBatchRow, PayoutLineRow } from "../../database/rows/payout-rows";
import type { Actor, Call } from "../../http/call";
import { currencies } from "../../kernel/currencies";
import { add, numberOf, zero } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { namedThen } from "../audit/named-then";
import { fileFormats, linesIn } from "./batch-labels";
import { checkBatchEnd, isInFile } from "./batch-rules";
import type { PayoutBatch } from "./batch-schemas";
import { payoutBatchesIn } from "./batch-store";
import { instant, presentPayout } from "./present-payout";
import { payoutListsIn } from "./store";

/** Who reads it, in which language. */
type Reader = Pick<Call, "context" | "locale"> & { readonly actor: Actor };

export async function presentBatches(
  db: Db,
  { context, actor, locale }: Reader,
  rows: readonly PayoutBatchRow[],
): Promise<PayoutBatch[]> {
  const [lines, named] = await Promise.all([
    payoutBatchesIn(db).linesOf(rows.map(({ id }) => id)),
    namedThen(
      context,
      db,
      rows.flatMap((row) => [preparerIn(row), enderIn(row) ?? []].flat()),
      locale,
    ),
  ]);
  return rows.map((row) => {
    const ender = enderIn(row);
    const own = lines.filter((line) => line.batch_id === row.id);
    const may = (end: "released" | "cancelled") =>
      actor.rights.has("transactions") &&
      checkBatchEnd({ state: row.state, preparedBy: row.prepared_by }, actor.user.id, end) === null;
    return {
      id: row.id,
      reference: row.reference,
      state: row.state,
      reason: row.reason,
      preparedBy: named(preparerIn(row)),
      preparedAt: new Date(row.prepared_at).toISOString(),
      endedBy: ender && named(ender),
      endedAt: instant(row.ended_at),
      totals: totalsOf(own),
      files: filesOf(own.filter((line) => isInFile(line, row.state))),
      canRelease: may("released"),
      canCancel: may("cancelled"),
    };
  });
}

const preparerIn = (row: PayoutBatchRow) => ({ id: row.prepared_by, at: row.prepared_at });
const enderIn = ({ ended_by: id, ended_at: at, prepared_at: since }: PayoutBatchRow) =>
  id === null ? undefined : { id, at: at ?? since };

export async function presentBatch(db: Db, reader: Reader, id = "") {
  const row = await payoutBatchesIn(db).byId(id);
  const [batch] = row ? await presentBatches(db, reader, [row]) : [];
  if (!batch) return refuse("not_found");
  const lines = await payoutBatchesIn(db).linesOf([id]);
  const payouts = await payoutListsIn(db).byIds(lines.map((line) => line.transaction_id));
  return { ...batch, payouts: payouts.map((row) => presentPayout(row, reader.locale)) };
}

function totalsOf(lines: readonly PayoutLineRow[]): PayoutBatch["totals"] {
  return currencies.flatMap((currency) => {
    const amounts = lines.filter((line) => line.currency === currency).map(amountOf);
    if (amounts.length === 0) return [];
    const amount = numberOf(amounts.reduce(add, zero(currency)));
    return [{ currency, count: amounts.length, amount }];
  });
}

function filesOf(lines: readonly PayoutLineRow[]): PayoutBatch["files"] {
  return fileFormats.flatMap((format) => {
    const count = lines.filter((line) => line.format === linesIn(format)).length;
    return count === 0 ? [] : [{ format, count }];
  });
}
