// The second person's word: the held call is carried out in one database transaction with it.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Call, Refused } from "../../http/call";
import { checkRight } from "../../http/rights";
import { rightsFor } from "../../http/operation";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { approvalRequestsIn } from "../second-approval/store";
import { usersIn } from "../users/store";
import { carryOut, heldOperation, storedCallOf } from "./held-calls";
import type { approvalRequestOperations } from "./operations";
import { presentApprovalRequest } from "./present-approval-request";
import { checkApprovalRequest } from "./rules";

type Approval = Call<typeof approvalRequestOperations.approve>;

export async function approveHeldCall(call: Approval, row: ApprovalRequestRow) {
  const { context, actor } = call;
  const { db } = context.storage;
  const stored = await storedCallOf(context, db, row);
  if (!stored) return refuse("proposal_outdated");
  const barred = refusalOfRight(call, stored.name);
  if (barred) return barred;
  const settle = (within: Db) => settleRequest(call, within, row.id);
  const answer = await carryOut(call, stored, { requestId: row.id, settle });
  if (answer === undefined) return refuse("proposal_outdated");
  if (isRefusal(answer)) return outdatedOr(answer);
  const settled = await approvalRequestsIn(db).byId(row.id);
  return settled
    ? presentApprovalRequest(context, db, settled, actor.user.id)
    : refuse("not_found");
}

/** The second person needs the right that the call itself takes. */
function refusalOfRight({ actor }: Approval, name: string): Refused | null {
  const operation = heldOperation(name)?.operation;
  const refusals = operation ? rightsFor(operation).map((right) => checkRight(actor, right)) : [];
  return refusals.length === 0 || refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** What was changed since has to be asked for anew. */
function outdatedOr(refusal: Refused): Refused {
  return refusal.refused === "changed_by_someone_else" ? refuse("proposal_outdated") : refusal;
}

async function settleRequest(call: Approval, db: Db, id: string): Promise<Refused | null> {
  const { context, actor, body } = call;
  const row = await approvalRequestsIn(db).byIdLocked(id);
  if (!row) return refuse("not_found");
  const refusal = checkApprovalRequest(
    { state: row.state, proposerId: row.proposer_id, userId: row.user_id },
    actor.user.id,
    "approved",
  );
  if (refusal) return refusal;
  await approvalRequestsIn(db).end(id, {
    state: "approved",
    decider_id: actor.user.id,
    decided_at: context.now(),
  });
  await recordAudit(db, call, {
    action: "proposal.approved",
    subject: `proposal:${id}`,
    reason: body.reason,
    about: await usersIn(db).byId(row.user_id),
    personId: row.user_id,
  });
  return null;
}
