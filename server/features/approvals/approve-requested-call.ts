// Executes an approved call in the same database transaction as its approval.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Call, Refused } from "../../http/call";
import { checkStepUp } from "../../http/step-up";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { approvalRequestsIn } from "../second-approval/store";
import { usersIn } from "../users/store";
import { executeRequestedCall, approvableOperation, storedCallOf } from "./approvable-calls";
import type { approvalRequestOperations } from "./operations";
import { presentStoredRequest } from "./present-approval-request";
import { sealedDecision } from "./stored-request";
import { checkRequester, checkRights, rightsForRequest } from "./rights-for-request";
import { checkApprovalRequest, pendingRequest } from "./rules";
import { isChanged } from "./subject-version";

type Approval = Call<typeof approvalRequestOperations.approve>;

export async function approveRequestedCall(call: Approval, row: ApprovalRequestRow) {
  const { context, actor } = call;
  const { db } = context.storage;
  const stored = await storedCallOf(context, db, row);
  if (!stored) return refuse("approval_request_outdated");
  // The second person needs the right that the call itself requires.
  const barred = checkRights(actor, await rightsForRequest(context, db, row));
  if (barred) return barred;
  // And a password as recent as that call requires.
  const tooLongAgo = checkStepUp(
    approvableOperation(stored.name)?.operation ?? {},
    actor,
    context.now(),
  );
  if (tooLongAgo) return tooLongAgo;
  // Called by `command`, in the same database transaction and before the work of the call.
  const settle = (within: Db) => settleRequest(call, within, row.id);
  const answer = await executeRequestedCall(call, stored, {
    requestId: row.id,
    requesterId: row.requester_id,
    settle,
  });
  if (answer === undefined) return refuse("approval_request_outdated");
  if (isRefusal(answer)) return outdatedOr(answer);
  return presentStoredRequest(context, row.id, actor);
}

/** A call whose record has changed since must be requested again. */
function outdatedOr(refusal: Refused): Refused {
  return refusal.refused === "changed_by_someone_else"
    ? refuse("approval_request_outdated")
    : refusal;
}

async function settleRequest(call: Approval, db: Db, id: string): Promise<Refused | null> {
  const { context, actor, body } = call;
  const row = await approvalRequestsIn(db).byIdLocked(id);
  if (!row) return refuse("not_found");
  const refusal = checkApprovalRequest(
    pendingRequest(row, context.now()),
    actor.user.id,
    "approved",
  );
  if (refusal) return refusal;
  const gone = await checkRequester(context, db, row);
  if (gone) return gone;
  if (await isChanged(db, row)) return refuse("approval_request_outdated");
  await approvalRequestsIn(db).end(id, {
    state: "approved",
    decider_id: actor.user.id,
    decided_at: context.now(),
    sealed_decision: await sealedDecision(context, db, row, body.reason),
  });
  await recordAudit(db, call, {
    action: "approval_request.approved",
    subject: `approval_request:${id}`,
    reason: body.reason,
    about: await usersIn(db).byId(row.user_id),
    personId: row.user_id,
  });
  return null;
}
