import type { Operations } from "../../contract/operations";
import type { Handler } from "../call";
import { command } from "../command";
import { presentSelection } from "./present-selection";

/** Keeps what was selected, each with the version that was seen, for its review. */
export const selectTransactions: Handler<Operations["selections"]["select"]> = (call) =>
  command(call, async (store) => {
    const { context, actor, body } = call;
    const row = {
      id: context.newId(),
      user_id: actor.user.id,
      decision: null,
      reason: null,
      created_at: context.now(),
      finished_at: null,
    };
    const versions = new Map(body.transactions.map(({ id, version }) => [id, version]));
    const items = [...versions].map(([id, version], position) => ({
      selection_id: row.id,
      position,
      transaction_id: id,
      version,
      outcome: null,
    }));
    await store.selections.insert(row, items);
    return presentSelection(store, actor, { row, items });
  });
