import type { payoutBatchOperations } from "./batch-operations";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { payoutBatchesIn } from "./batch-store";
import { presentBatch, presentBatches } from "./present-batch";

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
