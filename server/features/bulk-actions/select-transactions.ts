import type { selectionOperations } from "./operations";
import { selectionsIn } from "./store";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { presentSelection } from "./present-selection";

/** Keeps what was selected, each with the version that was seen, for its review. */
export const selectTransactions: Handler<typeof selectionOperations.select> = (call) =>
  command(call, async (db) => {
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
    await selectionsIn(db).insert(row, items);
    return presentSelection(db, actor, { row, items });
  });
