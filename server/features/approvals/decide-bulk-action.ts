import { bulkActionsIn } from "./bulk-store";
import type { bulkActionOperations } from "./bulk-operations";
import type { BulkAction } from "./bulk-schemas";
import {
  parseReason,
  rejectionReasons,
  type Reason,
  type RejectionReason,
} from "../../kernel/reasons";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { BulkActionItemRow, BulkActionRow } from "../../database/rows/bulk-action-rows";
import type { Call, Handler, Refused, Actor } from "../../http/call";
import { command } from "../../http/command";
import { withApproval } from "../second-approval/with-approval";
import { approveTransaction, rejectTransaction } from "../transactions/decide-transaction";
import { decisionOperations } from "../transactions/decision-operations";
import { doneOutcome, refusedOutcome, presentBulkAction } from "./present-bulk-action";
import type { Db } from "../../database/db";

type Verb = "approve" | "reject";

const single = {
  approve: {
    decide: withApproval(decisionOperations.approve, approveTransaction),
    name: "PATCH /wallets/admin/transaction/{id}/approve",
  },
  reject: { decide: rejectTransaction, name: "PATCH /wallets/admin/transaction/{id}/reject" },
} as const;

type BulkActionCall = Call<(typeof bulkActionOperations)[Verb]>;
type Outcome = Pick<BulkActionItemRow, "position" | "outcome">;

/**
 * Decides each transaction by a separate command, as if it were the only one: a refusal doesn't stop the others.
 * Each has its own key, so an interrupted call can be repeated and does nothing twice.
 */
export const decideBulkAction =
  (verb: Verb): Handler<(typeof bulkActionOperations)[Verb]> =>
  async (call) => {
    const begun = await begin(call, verb);
    if (isRefusal(begun)) return begun;
    const bulkActions = bulkActionsIn(call.context.storage.db);
    const [row, items] = await Promise.all([
      bulkActions.byId(begun.id),
      bulkActions.items(begun.id),
    ]);
    const outcomes: Outcome[] = [];
    for (const item of items) {
      if (item.outcome === null)
        outcomes.push({
          position: item.position,
          outcome: await outcomeOf(call, verb, {
            item,
            reasonCode: row?.reason_code,
            reason: row?.reason,
          }),
        });
    }
    return finish(call, outcomes);
  };

/** The first request decides: its reason and its selection are used even if a later one continues. */
function begin(call: BulkActionCall, verb: Verb): Promise<{ id: string } | Refused> {
  return command(call, async (db) => {
    const { actor, body, params } = call;
    const row = await ownBulkAction(db, actor, params.id);
    if (!row) return refuse("not_found");
    const given =
      verb === "reject"
        ? parseReason(body, rejectionReasons, call.locale)
        : { reason: body.reason };
    const decided = { reason_code: given.reasonCode ?? null, reason: given.reason ?? null };
    if (await bulkActionsIn(db).begin(row.id, { decision: verb, ...decided })) {
      if ("transactions" in body && body.transactions)
        await bulkActionsIn(db).skipOthers(row.id, body.transactions, "bulk_not_selected");
      return { id: row.id };
    }
    const known = await bulkActionsIn(db).byId(row.id);
    return known?.decision === verb ? { id: row.id } : refuse("bulk_action_decided");
  });
}

async function outcomeOf(
  call: BulkActionCall,
  verb: Verb,
  { item, reasonCode, reason }: Reason<RejectionReason> & { item: BulkActionItemRow },
): Promise<string> {
  const { bulk_action_id: bulkAction, position, transaction_id: id, version } = item;
  const { decide, name } = single[verb];
  const answer = await decide({
    ...call,
    params: { id },
    body: { ...(reasonCode && { reasonCode }), reason: reason ?? undefined, version },
    key: `${bulkAction}-${position}`,
    name,
  });
  if (isRefusal(answer)) return refusedOutcome(answer, call.locale);
  const needsApproval = "approvalRequest" in answer && answer.approvalRequest !== undefined;
  return needsApproval
    ? refusedOutcome(refuse("second_approval_needed"), call.locale)
    : doneOutcome;
}

function finish(call: BulkActionCall, outcomes: readonly Outcome[]): Promise<BulkAction | Refused> {
  return command({ ...call, key: null }, async (db) => {
    const { context, actor, params } = call;
    if (outcomes.length > 0)
      await bulkActionsIn(db).finish(params.id ?? "", outcomes, context.now());
    const row = await ownBulkAction(db, actor, params.id);
    return row
      ? presentBulkAction(db, call, { row, items: await bulkActionsIn(db).items(row.id) })
      : refuse("not_found");
  });
}

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
