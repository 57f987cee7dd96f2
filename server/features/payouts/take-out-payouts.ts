// Takes payouts out of a batch: all of them when it is canceled, or one. Once a batch was released, its files may already be at the bank, so that takes two people.
import type { PayoutBatchRow } from "../../database/rows/payout-rows";
import type { Db } from "../../database/db";
import type { Actor, Approvable, Approval, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import type { Context } from "../../http/context";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Locale } from "../../locales/locale";
import { recordAudit } from "../audit/record-audit";
import { transactionsIn } from "../ledger/transaction-store";
import { requireTwoPeople } from "../second-approval/require-two-people";
import { transactionSubject } from "../transactions/decision-command";
import { payoutsIn } from "../withdrawals/payout-store";
import type { payoutBatchOperations } from "./batch-operations";
import { batchDownloads } from "./batch-downloads";
import { batchStateOf } from "./batch-rules";
import { payoutBatchesIn, type BatchLine } from "./batch-store";
import { batchForStep } from "./end-batch";
import { presentBatch } from "./present-batch";
import { presentPayout } from "./present-payout";
import { payoutListsIn } from "./store";

interface Taking {
  readonly context: Context;
  readonly actor: Actor;
  readonly body: { readonly reason?: string | undefined };
  readonly approval?: Approval | undefined;
}

/** Says why, and waits for a second person: the bank would pay, and another batch would pay again. */
async function checkNeverSent(
  call: Taking,
  db: Db,
  batch: PayoutBatchRow,
  lines: readonly BatchLine[],
): Promise<Refused | null> {
  if (batch.state !== "released") return null;
  if (lines.some((line) => line.is_live === 1 && line.payout_state !== "to_send"))
    return refuse("payout_batch_sent");
  if (!call.body.reason) return refuse("never_sent_reason_missing", { field: "reason" });
  const { user } = call.actor;
  await requireTwoPeople(call, db, { userId: user.id, walletId: null, amount: null });
  return null;
}

const cancel: Handler<typeof payoutBatchOperations.cancelBatch> = (call) =>
  command(call, async (db) => {
    const { context, actor, body } = call;
    const batch = await batchForStep(db, call, "cancelled");
    if (isRefusal(batch)) return batch;
    const { id, reference } = batch;
    const batches = payoutBatchesIn(db);
    const refusal = await checkNeverSent(call, db, batch, await batches.linesOf([id]));
    if (refusal) return refusal;
    await batches.freeLines(id);
    await batches.change(id, {
      state: "cancelled",
      ended_by: actor.user.id,
      ended_at: context.now(),
    });
    await recordAudit(db, call, {
      action: "payout_batch.cancelled",
      subject: `payout_batch:${id}`,
      before: { state: batchStateOf(batch) },
      after: { reference },
      reason: body.reason,
    });
    return presentBatch(db, call, id);
  });

/** What a request to take something out of a batch was about: a file that is downloaded later may reach the bank. */
async function seenOf(db: Db, batchId: string) {
  return { batch: batchId, downloads: (await batchDownloads(db, batchId)).length };
}

export const cancelBatch: Approvable<typeof payoutBatchOperations.cancelBatch> = {
  handler: cancel,
  // A batch that is released doesn't change until it is sent or canceled.
  subject: async ({ params: { id = "" } }, db) => {
    const batch = await payoutBatchesIn(db).byId(id);
    const isReleased = batch && batchStateOf(batch) === "released";
    return {
      subject: `payout_batch:${id}`,
      version: isReleased ? 1 : undefined,
      seen: await seenOf(db, id),
    };
  },
  unchanged: (call, db) => presentBatch(db, call, call.params.id),
};

const takeOut: Handler<typeof payoutBatchOperations.takeOut> = (call) =>
  command(call, async (db) => {
    const { context, actor, params, body } = call;
    const id = params.id ?? "";
    const found = await payoutsIn(db).liveBatchOf(id);
    if (!found) return refuse("payout_not_in_batch");
    const batch = await batchForStep(db, { actor, params: { id: found.id } }, "cancelled");
    if (isRefusal(batch)) return batch;
    // Locked after its batch, as every step of a batch does. It may have left meanwhile.
    const row = await transactionsIn(db).byIdLocked(id);
    const batches = payoutBatchesIn(db);
    const lines = (await batches.linesOf([batch.id])).filter((line) => line.is_live === 1);
    const line = lines.find((one) => one.transaction_id === id);
    if (!row || !line) return refuse("payout_not_in_batch");
    const refusal = await checkNeverSent(call, db, batch, [line]);
    if (refusal) return refusal;
    await batches.removeLine(batch.id, id, context.now());
    await recordAudit(db, call, {
      action: "payout_batch.payout_removed",
      subject: `payout_batch:${batch.id}`,
      personId: row.user_id,
      after: { reference: row.reference },
      reason: body.reason,
    });
    // Nothing would be left to release or to send.
    if (lines.length === 1)
      await batches.change(batch.id, {
        state: "cancelled",
        ended_by: actor.user.id,
        ended_at: context.now(),
      });
    return presented(db, call, id);
  });

export const takeOutPayout: Approvable<typeof payoutBatchOperations.takeOut> = {
  handler: takeOut,
  // The withdrawal stays as it is while it leaves a batch and joins another.
  subject: async (call, db) => {
    const batch = await payoutsIn(db).liveBatchOf(call.params.id ?? "");
    return {
      ...(await transactionSubject(call, db)),
      seen: batch && (await seenOf(db, batch.id)),
    };
  },
  unchanged: (call, db) => presented(db, call, call.params.id),
};

async function presented(db: Db, { locale }: { readonly locale: Locale }, id = "") {
  const row = await payoutListsIn(db).byId(id);
  return row ? presentPayout(row, locale) : refuse("not_found");
}
