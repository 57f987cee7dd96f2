// The flags of many transactions: of a bulk action, and of a payout batch.
import type { evidenceOperations } from "./operations";
import { ownBulkAction } from "../approvals/decide-bulk-action";
import { bulkActionsIn } from "../approvals/bulk-store";
import { transactionsIn } from "../ledger/transaction-store";
import { payoutBatchesIn } from "../payouts/batch-store";
import { refuse } from "../../kernel/refusal";
import type { Call, Handler } from "../../http/call";
import { loadFacts } from "./load-facts";
import { presentFlags } from "./present-flags";

type FlagsCall = Call<
  typeof evidenceOperations.bulkActionFlags | typeof evidenceOperations.batchFlags
>;

export const readBulkActionFlags: Handler<typeof evidenceOperations.bulkActionFlags> = async (
  call,
) => {
  const { db } = call.context.storage;
  const bulkAction = await ownBulkAction(db, call.actor, call.params.id);
  if (!bulkAction) return refuse("not_found");
  const items = await bulkActionsIn(db).items(bulkAction.id);
  return flagsOfAll(
    call,
    items.map((item) => item.transaction_id),
  );
};

export const readBatchFlags: Handler<typeof evidenceOperations.batchFlags> = async (call) => {
  const batches = payoutBatchesIn(call.context.storage.db);
  const batch = await batches.byId(call.params.id ?? "");
  if (!batch) return refuse("not_found");
  const lines = await batches.linesOf([batch.id]);
  return flagsOfAll(
    call,
    lines.map((line) => line.transaction_id),
  );
};

async function flagsOfAll(call: FlagsCall, ids: readonly string[]) {
  const { db } = call.context.storage;
  const loaded = await loadFacts(call.context, await transactionsIn(db).byIds(ids));
  return {
    items: [...loaded].map(([id, { facts }]) => ({ id, flags: presentFlags(facts, call) })),
  };
}
