import type { bulkActionOperations } from "./bulk-operations";
import { bulkActionsIn } from "./bulk-store";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { presentBulkAction } from "./present-bulk-action";

/** Stores the bulk action for its review, each transaction with the version that was seen. */
export const createBulkAction: Handler<typeof bulkActionOperations.create> = (call) =>
  command(call, async (db) => {
    const { context, actor, body } = call;
    const row = {
      id: context.newId(),
      user_id: actor.user.id,
      decision: null,
      reason_code: null,
      reason: null,
      created_at: context.now(),
      finished_at: null,
    };
    const versions = new Map(body.transactions.map(({ id, version }) => [id, version]));
    const items = [...versions].map(([id, version], position) => ({
      bulk_action_id: row.id,
      position,
      transaction_id: id,
      version,
      outcome: null,
    }));
    await bulkActionsIn(db).insert(row, items);
    return presentBulkAction(db, call, { row, items });
  });
