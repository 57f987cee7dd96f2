import { selectionsIn } from "./store";
import type { selectionOperations } from "./operations";
import type { Selection } from "./schemas";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { SelectedRow } from "../../database/rows/selection-rows";
import type { Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { approveTransaction, rejectTransaction } from "../transactions/decide-transaction";
import { done, presentSelection } from "./present-selection";
import { ownSelection } from "./read-selection";

type Verb = "approve" | "reject";

const single = {
  approve: { decide: approveTransaction, name: "PATCH /wallets/admin/transaction/{id}/approve" },
  reject: { decide: rejectTransaction, name: "PATCH /wallets/admin/transaction/{id}/reject" },
} as const;

type SelectionCall = Call<(typeof selectionOperations)[Verb]>;
type Outcome = Pick<SelectedRow, "position" | "outcome">;

/**
 * Decides each transaction by a command of its own, as if it were the only one: what one is refused for stops no other.
 * Each has a key of its own, so that a call that was interrupted can be repeated and does nothing twice.
 */
export const decideSelection =
  (verb: Verb): Handler<(typeof selectionOperations)[Verb]> =>
  async (call) => {
    const begun = await begin(call, verb);
    if (isRefusal(begun)) return begun;
    const selections = selectionsIn(call.context.storage.db);
    const [row, items] = await Promise.all([selections.byId(begun.id), selections.items(begun.id)]);
    const outcomes: Outcome[] = [];
    for (const item of items) {
      if (item.outcome === null)
        outcomes.push({
          position: item.position,
          outcome: await outcomeOf(call, verb, { ...item, reason: row?.reason ?? undefined }),
        });
    }
    return finish(call, outcomes);
  };

/** The first word counts; the reason is that of the first call, also where a later one goes on. */
function begin(call: SelectionCall, verb: Verb): Promise<{ id: string } | Refused> {
  return command(call, async (db) => {
    const { actor, body, params } = call;
    const row = await ownSelection(db, actor, params.id);
    if (!row) return refuse("not_found");
    if (await selectionsIn(db).begin(row.id, { decision: verb, reason: body.reason ?? null }))
      return { id: row.id };
    const known = await selectionsIn(db).byId(row.id);
    return known?.decision === verb ? { id: row.id } : refuse("selection_decided");
  });
}

async function outcomeOf(
  call: SelectionCall,
  verb: Verb,
  item: SelectedRow & { reason: string | undefined },
): Promise<string> {
  const { selection_id: selection, position, transaction_id: id, version, reason } = item;
  const { decide, name } = single[verb];
  const answer = await decide({
    ...call,
    params: { id },
    body: { reason, version },
    key: `${selection}-${position}`,
    name,
  });
  return isRefusal(answer) ? answer.refused : done;
}

function finish(call: SelectionCall, outcomes: readonly Outcome[]): Promise<Selection | Refused> {
  return command({ ...call, key: null }, async (db) => {
    const { context, actor, params } = call;
    if (outcomes.length > 0)
      await selectionsIn(db).finish(params.id ?? "", outcomes, context.now());
    const row = await ownSelection(db, actor, params.id);
    return row
      ? presentSelection(db, actor, { row, items: await selectionsIn(db).items(row.id) })
      : refuse("not_found");
  });
}
