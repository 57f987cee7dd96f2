import type { payoutBatchOperations } from "./batch-operations";
import type { Handler } from "../../http/call";
import { pageAnswerOf, pageWindowOf, refuseDeepPage } from "../../http/list-page";
import { payoutBatchesIn } from "./batch-store";
import { presentBatch, presentBatches } from "./present-batch";

export const listBatches: Handler<typeof payoutBatchOperations.batches> = async ({
  context,
  actor,
  query,
  locale,
}) => {
  const tooDeep = refuseDeepPage(query);
  if (tooDeep) return tooDeep;
  const { db } = context.storage;
  const [rows, total] = await Promise.all([
    payoutBatchesIn(db).list(pageWindowOf(query)),
    payoutBatchesIn(db).count(),
  ]);
  return {
    batches: await presentBatches(db, { context, actor, locale }, rows),
    ...pageAnswerOf(query, total),
  };
};

export const readBatch: Handler<typeof payoutBatchOperations.batch> = ({
  context,
  actor,
  params,
  locale,
}) => presentBatch(context.storage.db, { context, actor, locale }, params.id);
