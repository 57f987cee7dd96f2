import type { Operations } from "../../contract/operations";
import type { Selection } from "../../contract/schemas/selections";
import { isRefusal, refuse } from "../../domain/refusal";
import type { SelectedRow } from "../../storage/rows/selection-rows";
import type { Call, Handler, Refused } from "../call";
import { command } from "../command";
import { approveTransaction, rejectTransaction } from "../transactions/decide-transaction";
import { done, presentSelection } from "./present-selection";
import { ownSelection } from "./read-selection";

type Verb = "approve" | "reject";

const single = {
  approve: { decide: approveTransaction, name: "PATCH /wallets/admin/transaction/{id}/approve" },
  reject: { decide: rejectTransaction, name: "PATCH /wallets/admin/transaction/{id}/reject" },
} as const;

type SelectionCall = Call<Operations["selections"][Verb]>;
type Outcome = Pick<SelectedRow, "position" | "outcome">;

/**
 * Decides each transaction by a command of its own, as if it were the only one: what one is refused for stops no other.
 * Each has a key of its own, so that a call that was interrupted can be repeated and does nothing twice.
 */
export const decideSelection =
  (verb: Verb): Handler<Operations["selections"][Verb]> =>
  async (call) => {
    const begun = await begin(call, verb);
    if (isRefusal(begun)) return begun;
    const { selections } = call.context.storage.store;
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
  return command(call, async (store) => {
    const { actor, body, params } = call;
    const row = await ownSelection(store, actor, params.id);
    if (!row) return refuse("not_found");
    if (await store.selections.begin(row.id, { decision: verb, reason: body.reason ?? null }))
      return { id: row.id };
    const known = await store.selections.byId(row.id);
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
  return command({ ...call, key: null }, async (store) => {
    const { context, actor, params } = call;
    if (outcomes.length > 0)
      await store.selections.finish(params.id ?? "", outcomes, context.now());
    const row = await ownSelection(store, actor, params.id);
    return row
      ? presentSelection(store, actor, { row, items: await store.selections.items(row.id) })
      : refuse("not_found");
  });
}
