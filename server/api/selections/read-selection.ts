import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { SelectionRow } from "../../storage/rows/selection-rows";
import type { Store } from "../../storage/store";
import type { Actor, Handler } from "../call";
import { presentSelection } from "./present-selection";

/** Nobody sees another's selection. */
export async function ownSelection(
  store: Store,
  actor: Actor,
  id = "",
): Promise<SelectionRow | undefined> {
  const row = await store.selections.byId(id);
  return row?.user_id === actor.user.id ? row : undefined;
}

export const readSelection: Handler<Operations["selections"]["get"]> = async ({
  context,
  actor,
  params,
}) => {
  const { store } = context.storage;
  const row = await ownSelection(store, actor, params.id);
  return row
    ? presentSelection(store, actor, { row, items: await store.selections.items(row.id) })
    : refuse("not_found");
};
