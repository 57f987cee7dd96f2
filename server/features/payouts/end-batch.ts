// The steps of a batch after its preparation: a second person releases it, and once the bank has its files it is sent; until then it can be canceled.
import type { payoutBatchOperations } from "./batch-operations";
import type { PayoutBatchRow } from "../../database/rows/payout-rows";
import type { Db } from "../../database/db";
import type { Actor, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { dayOf } from "../../kernel/calendar";
import { isRefusal, refuse } from "../../kernel/refusal";
import { messagesIn } from "../../locales/messages";
import { recordAudit } from "../audit/record-audit";
import { transactionsIn } from "../ledger/transaction-store";
import { refusalOfNewRoleForTwo, rightsNow } from "../second-approval/require-two-people";
import { payoutsIn } from "../withdrawals/payout-store";
import { batchDownloads } from "./batch-downloads";
import { lockPayees } from "./batch-payees";
import {
  batchStateOf,
  checkBatchStep,
  isInFile,
  railsNotDownloaded,
  railsOf,
  type BatchStep,
} from "./batch-rules";
import { payoutBatchesIn, type BatchLine } from "./batch-store";
import { presentBatch } from "./present-batch";
import { notPayable, storedLeftOut } from "./present-obstacle";
import { sendPayout } from "./send-payout";

interface Step {
  readonly actor: Actor;
  readonly params: Readonly<Record<string, string>>;
}

/** Locked first of all rows, so that of two steps the second sees what the first did. */
export async function batchForStep(
  db: Db,
  { actor, params }: Step,
  to: BatchStep,
): Promise<PayoutBatchRow | Refused> {
  const batch = await payoutBatchesIn(db).byIdLocked(params.id ?? "");
  if (!batch) return refuse("not_found");
  const known = { state: batchStateOf(batch), preparedBy: batch.prepared_by };
  return checkBatchStep(known, actor.user.id, to) ?? batch;
}

/** What can't be paid anymore is left out, and named. */
export const releaseBatch: Handler<typeof payoutBatchOperations.releaseBatch> = (call) =>
  command(call, async (db) => {
    const { context, actor, locale } = call;
    const batch = await batchForStep(db, call, "released");
    if (isRefusal(batch)) return batch;
    const { id, reference, prepared_by: preparedBy } = batch;
    const tooNew = await refusalOfNewRoleForTwo(call, db);
    if (tooNew) return tooNew;
    if (!(await rightsNow(context, db, preparedBy)).has("transactions"))
      return refuse("preparer_may_not");
    const batches = payoutBatchesIn(db);
    const ids = (await batches.linesOf([id]))
      .filter((line) => line.removed_at === null)
      .map((line) => line.transaction_id);
    const { payable, leftOut } = await lockPayees(db, call, { ids, batchId: id });
    const [first] = leftOut;
    if (first && payable.length === 0)
      return notPayable(first.reference, first.refusal, { locale });
    const [by, at] = [actor.user.id, context.now()];
    for (const one of leftOut) await batches.removeLine(id, one.id, at);
    await batches.change(id, {
      state: "released",
      ended_by: by,
      ended_at: at,
      released_by: by,
      released_at: at,
      left_out: storedLeftOut(batch.left_out, { leftOut, step: "released" }, locale),
    });
    await recordAudit(db, call, {
      action: "payout_batch.released",
      subject: `payout_batch:${id}`,
      after: { reference, payouts: payable.length, leftOut: leftOut.length || undefined },
    });
    return presentBatch(db, call, id);
  });

const liveIn = (lines: readonly BatchLine[]) =>
  lines.filter((line) => line.is_live === 1).map((line) => line.transaction_id);

/** Records what the bank has: whatever became of a customer since, the money leaves. Payouts that a statement closed meanwhile stay as they are. */
export const sendBatch: Handler<typeof payoutBatchOperations.sendBatch> = (call) =>
  command(call, async (db) => {
    const { context, actor, body } = call;
    const { expectedDay } = body;
    if (expectedDay < dayOf(context.now(), "UTC"))
      return refuse("payout_day_past", { field: "expectedDay" });
    const batch = await batchForStep(db, call, "sent");
    if (isRefusal(batch)) return batch;
    const { id, reference } = batch;
    const batches = payoutBatchesIn(db);
    const lines = await batches.linesOf([id]);
    const missing = await checkDownloaded(db, batch, lines);
    if (missing) return missing;
    let payouts = 0;
    for (const transactionId of liveIn(lines)) {
      const row = await transactionsIn(db).byIdLocked(transactionId);
      const payout = await payoutsIn(db).byId(transactionId);
      if (!row || payout?.state !== "to_send") continue;
      await sendPayout(call, db, row, payout, {
        reference: row.reference,
        expectedDay,
        batch: reference,
      });
      payouts += 1;
    }
    await batches.change(id, {
      sent_by: actor.user.id,
      sent_at: context.now(),
      expected_day: expectedDay,
    });
    await recordAudit(db, call, {
      action: "payout_batch.sent",
      subject: `payout_batch:${id}`,
      after: { reference, payouts, expectedDay },
    });
    return presentBatch(db, call, id);
  });

/** The bank can't have a file that no one has downloaded. */
async function checkDownloaded(
  db: Db,
  { id }: PayoutBatchRow,
  lines: readonly BatchLine[],
): Promise<Refused | null> {
  const unsent = lines.filter(
    (line) => line.payout_state === "to_send" && isInFile(line, "released"),
  );
  const used = new Set(railsOf(unsent).map(({ rail }) => rail));
  const [missing] = railsNotDownloaded(
    railsOf(lines).filter(({ rail }) => used.has(rail)),
    await batchDownloads(db, id),
  );
  return missing === undefined
    ? null
    : refuse("payout_file_not_downloaded", {
        values: { file: (locale) => messagesIn(locale, "staffPayouts")(`rail.${missing}`) },
      });
}
