import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { PayoutBatchRow, PayoutLineRow } from "../../database/rows/payout-rows";
import type { Actor, Call, Refused, Handler } from "../../http/call";
import { currencies } from "../../kernel/currencies";
import { add, numberOf, zero } from "../../kernel/money";
import { refuse, isRefusal } from "../../kernel/refusal";
import { namedThen } from "../audit/named-then";
import { batchDownloads } from "./batch-downloads";
import { formatsOf, rails } from "./batch-labels";
import {
  batchStateOf,
  checkBatchStep,
  isInFile,
  railOfLine,
  railsOf,
  type BatchStep,
} from "./batch-rules";
import type { PayoutBatch, PayoutBatchWithLines } from "./batch-schemas";
import { payoutBatchesIn, type BatchLine } from "./batch-store";
import { obstaclesOf } from "./check-payment-allowed";
import { leftOutIn, presentObstacle } from "./present-obstacle";
import { instantOf } from "../../kernel/instants";
import { presentPayout } from "./present-payout";
import { payoutListsIn, type OwnedPayout } from "./store";
import type { payoutBatchOperations } from "./batch-operations";
import { countedPage, pageResponseOf } from "../../http/list-page";

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
      rows.flatMap((row) => [
        preparerIn(row),
        ...Object.values(endersIn(row)).filter((one) => one !== undefined),
      ]),
      locale,
    ),
  ]);
  return rows.map((row) => {
    const { released, sent, canceled } = endersIn(row);
    const own = lines.filter((line) => line.batch_id === row.id);
    const live = own.filter((line) => line.removed_at === null);
    const state = batchStateOf(row);
    const may = (step: BatchStep) =>
      actor.rights.has("transactions") &&
      checkBatchStep({ state, preparedBy: row.prepared_by }, actor.user.id, step) === null;
    return {
      id: row.id,
      reference: row.reference,
      state,
      reason: row.reason,
      preparedBy: named(preparerIn(row)),
      preparedAt: new Date(row.prepared_at).toISOString(),
      releasedBy: released && named(released),
      releasedAt: instantOf(released?.at ?? null),
      sentBy: sent && named(sent),
      sentAt: instantOf(sent?.at ?? null),
      expectedDay: row.expected_day ?? undefined,
      canceledBy: canceled && named(canceled),
      canceledAt: instantOf(canceled?.at ?? null),
      totals: totalsOf(live),
      files: filesOf(own.filter((line) => isInFile(line, state))),
      canRelease: may("released"),
      canSend: may("sent"),
      canCancel: may("cancelled"),
    };
  });
}

const preparerIn = (row: PayoutBatchRow) => ({ id: row.prepared_by, at: row.prepared_at });

/** Who released, sent and canceled it. A host of the release before writes only who ended it. */
function endersIn(row: PayoutBatchRow) {
  const isCanceled = row.state === "cancelled";
  const ended = mention(row.ended_by, row.ended_at);
  return {
    released: mention(row.released_by, row.released_at) ?? (isCanceled ? undefined : ended),
    sent: mention(row.sent_by, row.sent_at),
    canceled: isCanceled ? ended : undefined,
  };
}

const mention = (id: string | null, at: number | null) =>
  id === null || at === null ? undefined : { id, at };

export async function presentBatch(
  db: Db,
  reader: Reader,
  id = "",
): Promise<PayoutBatchWithLines | Refused> {
  const row = await payoutBatchesIn(db).byId(id);
  const [batch] = row ? await presentBatches(db, reader, [row]) : [];
  if (!row || !batch) return refuse("not_found");
  const { context, locale } = reader;
  const lines = await payoutBatchesIn(db).linesOf([id]);
  const inBatch = lines
    .filter((line) => line.removed_at === null)
    .map((line) => line.transaction_id);
  const leftOut = leftOutIn(row.left_out);
  const [payouts, others, downloads] = await Promise.all([
    payoutListsIn(db).byIds(inBatch),
    payoutListsIn(db).byIds(leftOut.map((one) => one.id)),
    presentDownloads(db, reader, { id, lines }),
  ]);
  const isOpen = batch.state === "prepared" || batch.state === "released";
  const obstacles = isOpen ? await obstaclesOf(db, payouts, context) : undefined;
  // A release leaves out the withdrawals of the person who releases.
  const refusalOf = (one: OwnedPayout) =>
    batch.canRelease && one.user_id === reader.actor.user.id
      ? refuse("own_transaction")
      : obstacles?.get(one.id);
  return {
    ...batch,
    payouts: payouts.map((one) => presentPayout(one, locale, refusalOf(one))),
    leftOut: leftOut.map((one) => {
      const payout = others.find((other) => other.id === one.id);
      return {
        id: one.id,
        step: one.step,
        ...(payout && { payout: presentPayout(payout, locale) }),
        obstacle: presentObstacle(one, locale),
      };
    }),
    downloads,
  };
}

async function presentDownloads(
  db: Db,
  { context, locale }: Reader,
  { id, lines }: { id: string; lines: readonly BatchLine[] },
): Promise<PayoutBatchWithLines["downloads"]> {
  const downloads = await batchDownloads(db, id);
  const changed = new Map(railsOf(lines).map(({ rail, changedAt }) => [rail, changedAt]));
  const named = await namedThen(
    context,
    db,
    downloads.map(({ by, at }) => ({ id: by, at })),
    locale,
  );
  return downloads.map(({ rail, format, by, at }) => ({
    rail,
    format,
    by: named({ id: by, at }),
    at: new Date(at).toISOString(),
    isOutdated: at <= (changed.get(rail) ?? -Infinity),
  }));
}

function totalsOf(lines: readonly PayoutLineRow[]): PayoutBatch["totals"] {
  return currencies.flatMap((currency) => {
    const amounts = lines.filter((line) => line.currency === currency).map(amountOf);
    if (amounts.length === 0) return [];
    const amount = numberOf(amounts.reduce(add, zero(currency)));
    return [{ currency, count: amounts.length, amount }];
  });
}

function filesOf(lines: readonly BatchLine[]): PayoutBatch["files"] {
  return rails.flatMap((rail) => {
    const count = lines.filter((line) => railOfLine(line) === rail).length;
    return count === 0 ? [] : formatsOf[rail].map((format) => ({ rail, format, count }));
  });
}

export const listBatches: Handler<typeof payoutBatchOperations.batches> = async ({
  context,
  actor,
  query,
  locale,
}) => {
  const { db } = context.storage;
  const found = await countedPage(query, {
    rows: (window) => payoutBatchesIn(db).list(window),
    total: () => payoutBatchesIn(db).count(),
  });
  if (isRefusal(found)) return found;
  return {
    batches: await presentBatches(db, { context, actor, locale }, found.rows),
    ...pageResponseOf(query, found.total),
  };
};

export const readBatch: Handler<typeof payoutBatchOperations.batch> = ({
  context,
  actor,
  params,
  locale,
}) => presentBatch(context.storage.db, { context, actor, locale }, params.id);
