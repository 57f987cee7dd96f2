// Ends a batch: a second person releases it, or it is canceled.
import type { payoutBatchOperations } from "./batch-operations";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { dayOf } from "../../kernel/calendar";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { refusalOfNewRoleForTwo } from "../second-approval/role-grants";
import { rightsNow } from "../second-approval/rights-now";
import { lockPayees } from "./batch-payees";
import { checkBatchEnd } from "./batch-rules";
import { payoutBatchesIn } from "./batch-store";
import { presentBatch } from "./present-batch";
import { sendPayout } from "./send-payout";

/** All of its payouts, or none. */
export const releaseBatch: Handler<typeof payoutBatchOperations.releaseBatch> = (call) =>
  command(call, async (db) => {
    const { context, actor, params, body } = call;
    const { expectedDay } = body;
    if (expectedDay < dayOf(context.now(), "UTC"))
      return refuse("payout_day_past", { field: "expectedDay" });
    const batches = payoutBatchesIn(db);
    const batch = await batches.byIdLocked(params.id ?? "");
    if (!batch) return refuse("not_found");
    const { id, reference, state, prepared_by: preparedBy } = batch;
    const refusal = checkBatchEnd({ state, preparedBy }, actor.user.id, "released");
    if (refusal) return refusal;
    const tooNew = await refusalOfNewRoleForTwo(call, db);
    if (tooNew) return tooNew;
    if (!(await rightsNow(context, db, preparedBy)).has("transactions"))
      return refuse("preparer_may_not");
    const ids = (await batches.linesOf([id])).map((line) => line.transaction_id);
    const payees = await lockPayees(db, call, { ids, batchId: id });
    if (isRefusal(payees)) return payees;
    for (const { row, payout } of payees) {
      const sent = { reference: row.reference, expectedDay, batch: reference };
      await sendPayout(call, db, row, payout, sent);
    }
    await batches.end(id, { state: "released", ended_by: actor.user.id, ended_at: context.now() });
    await recordAudit(db, call, {
      action: "payout_batch.released",
      subject: `payout_batch:${id}`,
      after: { reference, payouts: payees.length, expectedDay },
    });
    return presentBatch(db, call, id);
  });

export const cancelBatch: Handler<typeof payoutBatchOperations.cancelBatch> = (call) =>
  command(call, async (db) => {
    const { context, actor, params } = call;
    const batches = payoutBatchesIn(db);
    const batch = await batches.byIdLocked(params.id ?? "");
    if (!batch) return refuse("not_found");
    const { id, reference, state, prepared_by: preparedBy } = batch;
    const refusal = checkBatchEnd({ state, preparedBy }, actor.user.id, "cancelled");
    if (refusal) return refusal;
    await batches.freeLines(id);
    await batches.end(id, { state: "cancelled", ended_by: actor.user.id, ended_at: context.now() });
    await recordAudit(db, call, {
      action: "payout_batch.cancelled",
      subject: `payout_batch:${id}`,
      after: { reference },
    });
    return presentBatch(db, call, id);
  });
