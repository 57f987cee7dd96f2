import type { selectionOperations } from "./operations";
import { selectionsIn } from "./store";
import type { Db } from "../../database/db";
import { refuse } from "../../kernel/refusal";
import type { SelectionRow } from "../../database/rows/selection-rows";
import type { Actor, Handler } from "../../http/call";
import { presentSelection } from "./present-selection";

/** Nobody sees another's selection. */
export async function ownSelection(
  db: Db,
  actor: Actor,
  id = "",
): Promise<SelectionRow | undefined> {
  const row = await selectionsIn(db).byId(id);
  return row?.user_id === actor.user.id ? row : undefined;
}

export const readSelection: Handler<typeof selectionOperations.get> = async ({
  context,
  actor,
  params,
}) => {
  const { db } = context.storage;
  const row = await ownSelection(db, actor, params.id);
  return row
    ? presentSelection(db, actor, { row, items: await selectionsIn(db).items(row.id) })
    : refuse("not_found");
};
