import type { bulkActionOperations } from "./bulk-operations";
import { bulkActionsIn } from "./bulk-store";
import type { Db } from "../../database/db";
import { refuse } from "../../kernel/refusal";
import type { BulkActionRow } from "../../database/rows/bulk-action-rows";
import type { Actor, Handler } from "../../http/call";
import { presentBulkAction } from "./present-bulk-action";

/** A bulk action is visible only to its creator. */
export async function ownBulkAction(
  db: Db,
  actor: Actor,
  id = "",
): Promise<BulkActionRow | undefined> {
  const row = await bulkActionsIn(db).byId(id);
  return row?.user_id === actor.user.id ? row : undefined;
}

export const readBulkAction: Handler<typeof bulkActionOperations.get> = async (call) => {
  const { context, actor, params } = call;
  const { db } = context.storage;
  const row = await ownBulkAction(db, actor, params.id);
  return row
    ? presentBulkAction(db, call, { row, items: await bulkActionsIn(db).items(row.id) })
    : refuse("not_found");
};
