// Approves, rejects or cancels a request. An approval executes the requested call, or posts the requested adjustment, in the same database
// transaction.
import { approvalRequestOperations } from "./operations";
import { ApprovalRequired, refusalOfNewRoleForTwo } from "../second-approval/require-two-people";
import { restoreSuspended } from "../second-approval/suspend-staff";
import { sealedDecision, storedCallOf } from "../second-approval/requested-call-row";
import { approvalRequestsIn } from "../second-approval/store";
import { walletsIn } from "../ledger/wallet-store";
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { nameRejected } from "../names/name-mails";
import { isNameRequest } from "../names/name-requests";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { shownBalances } from "../adjustments/rules";
import { isRefusal, refuse } from "../../kernel/refusal";
import {
  checkRequester,
  checkRights,
  rightsForRequest,
  executeRequestedCall,
  isChanged,
  type RequestWithCall,
} from "./requested-call";
import {
  checkApprovalRequest,
  isOutdated,
  pendingRequest,
  type ApprovalRequestDecision,
} from "./rules";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { WalletRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Approval, Call, Handler, Refused } from "../../http/call";
import { command, rollBack } from "../../http/command";
import { applyBalances } from "../adjustments/apply-balances";
import { postCredit } from "../adjustments/post-credit";
import { presentStoredRequest } from "./present-approval-request";
import { parseRequest, reasonOf } from "./stored-request";
import { checkStepUp } from "../../http/step-up";
import { messageFor } from "../../kernel/refusals";

type ApprovalCall = Call<typeof approvalRequestOperations.approve>;
type Decision =
  | ApprovalCall
  | Call<typeof approvalRequestOperations.reject>
  | Call<typeof approvalRequestOperations.cancel>;

export const approveApprovalRequest: Handler<typeof approvalRequestOperations.approve> = async (
  call,
) => {
  const found = await approvalRequestsIn(call.context.storage.db).byId(call.params.id ?? "");
  return found?.kind === "call" ? approveRequestedCall(call, found) : decide(call, "approved");
};
export const rejectApprovalRequest: Handler<typeof approvalRequestOperations.reject> = (call) =>
  decide(call, "rejected");
export const cancelApprovalRequest: Handler<typeof approvalRequestOperations.cancel> = (call) =>
  decide(call, "cancelled");

async function decide(call: Decision, decision: ApprovalRequestDecision) {
  const { context, actor, params, body } = call;
  const decided = await command(call, async (db) => {
    const found = await approvalRequestsIn(db).byId(params.id ?? "");
    if (!found) return refuse("not_found");
    // An adjustment locks the wallet first, as everywhere; a requested call locks its request first.
    const wallet =
      found.kind === "call" ? undefined : await walletsIn(db).ofUserLocked(found.user_id);
    const row = await approvalRequestsIn(db).byIdLocked(found.id);
    if (!row) return refuse("not_found");
    const refusal = checkApprovalRequest(
      pendingRequest(row, context.now()),
      actor.user.id,
      decision,
    );
    if (refusal) return refusal;
    const wrong = await checkDecider(call, db, row, decision);
    if (wrong) return wrong;
    const end = {
      state: decision,
      decider_id: actor.user.id,
      decided_at: context.now(),
      sealed_decision: await sealedDecision(context, db, row, body.reason),
    };
    if (decision === "approved") {
      const settle = () => Promise.resolve(null);
      const approval = { ...approvalOf(row), settle };
      const refusal = await post({ ...call, approval }, db, row, wallet);
      if (refusal) rollBack(refusal);
    }
    await approvalRequestsIn(db).end(row.id, end);
    if (row.restores) await restoreSuspended(context, db, row, call);
    await recordAudit(db, call, {
      action: `approval_request.${decision}`,
      subject: `approval_request:${row.id}`,
      reason: body.reason,
      about: await usersIn(db).byId(row.user_id),
      personId: row.user_id,
    });
    if (decision === "rejected" && isNameRequest(row))
      await notifyOfRejectedName(context, db, row, body.reason);
    return { id: row.id };
  });
  return isRefusal(decided) ? decided : presentStoredRequest(context, decided.id, actor);
}

const approvalOf = (row: ApprovalRequestRow): Omit<Approval, "settle"> => ({
  requestId: row.id,
  requesterId: row.requester_id,
  userId: row.user_id,
});

async function notifyOfRejectedName(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
  reason: string | undefined,
): Promise<void> {
  const person = await usersIn(db).byId(row.user_id);
  const mail = nameRejected(reason, pageOf.settings(context));
  if (person) await queueEmail(context, db, person, mail);
}

/** Only the requester may cancel; deciding needs the right. */
async function checkDecider(
  { context, actor }: Decision,
  db: Db,
  row: ApprovalRequestRow,
  decision: ApprovalRequestDecision,
): Promise<Refused | null> {
  if (decision === "cancelled") return null;
  const requested = { row, stored: await storedCallOf(context, db, row) };
  const barred = checkRights(actor, rightsForRequest(context, requested));
  if (barred) return barred;
  if (decision !== "approved") return null;
  const tooNew = await refusalOfNewRoleForTwo({ context, actor }, db);
  return tooNew ?? checkRequester(context, db, requested);
}

async function post(
  call: Decision,
  db: Db,
  row: ApprovalRequestRow,
  wallet: WalletRow | undefined,
): Promise<Refused | null> {
  // A wallet that was closed and reopened counts as a different one.
  if (wallet?.id !== row.wallet_id) return refuse("wallet_missing");
  const { balances, credit, seen } = parseRequest(row, wallet);
  const reason = await reasonOf(call.context, db, row);
  if (credit) {
    const posted = await postCredit(call, db, wallet, { ...credit, description: reason });
    return isRefusal(posted) ? posted : null;
  }
  const wanted = balances ?? {};
  if (isOutdated(wanted, seen, shownBalances(await walletsIn(db).balances(wallet))))
    return refuse("approval_request_outdated");
  const posted = await applyBalances(call, db, wallet, { wanted, reason });
  return isRefusal(posted) ? posted : null;
}

/** Executes the call in the same database transaction as its approval. */
async function approveRequestedCall(call: ApprovalCall, row: ApprovalRequestRow) {
  const { context, actor } = call;
  const { db } = context.storage;
  const stored = await storedCallOf(context, db, row);
  if (!stored) return refuse("approval_request_outdated");
  // The second person needs the right that the call itself requires.
  const barred = checkRights(actor, rightsForRequest(context, { row, stored }));
  if (barred) return barred;
  // And a password as recent as that call requires.
  const { operation = {} } = context.approvable.get(stored.name) ?? {};
  const tooLongAgo = checkStepUp(operation, actor, context.now());
  if (tooLongAgo) return tooLongAgo;
  // Called by `command`, in the same database transaction and before the work of the call.
  const settle = (within: Db) => settleRequest(call, within, { row, stored });
  const answer = await executeRequestedCall(call, stored, {
    ...approvalOf(row),
    settle,
  });
  if (isRefusal(answer)) return outdatedOr(answer);
  return presentStoredRequest(context, row.id, actor);
}

const approvalRefusals: readonly string[] = approvalRequestOperations.approve.refusals;

/** A call whose record has changed since must be requested again, and so must one with a field that isn't right any more: the approver can't change it. */
function outdatedOr(refusal: Refused): Refused {
  const { refused, field } = refusal;
  const isAboutField = field !== undefined && !approvalRefusals.includes(refused);
  return isAboutField ||
    refused === "changed_by_someone_else" ||
    refusal instanceof ApprovalRequired
    ? refuse("approval_request_outdated")
    : refusal;
}

async function settleRequest(
  call: ApprovalCall,
  db: Db,
  { row: { id }, stored }: RequestWithCall,
): Promise<Refused | null> {
  const { context, actor, body } = call;
  const row = await approvalRequestsIn(db).byIdLocked(id);
  if (!row) return refuse("not_found");
  const refusal = checkApprovalRequest(
    pendingRequest(row, context.now()),
    actor.user.id,
    "approved",
  );
  if (refusal) return refusal;
  const gone = await checkRequester(context, db, { row, stored });
  if (gone) return gone;
  if (await isChanged(context, db, { row, stored })) return refuse("approval_request_outdated");
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

type Many = Call<
  typeof approvalRequestOperations.rejectMany | typeof approvalRequestOperations.cancelMany
>;
type Single = typeof rejectApprovalRequest | typeof cancelApprovalRequest;

export const rejectApprovalRequests: Handler<typeof approvalRequestOperations.rejectMany> = (
  call,
) => decideEach(call, rejectApprovalRequest, "POST /approval-requests/{id}/rejection");
export const cancelApprovalRequests: Handler<typeof approvalRequestOperations.cancelMany> = (
  call,
) => decideEach(call, cancelApprovalRequest, "POST /approval-requests/{id}/cancellation");

/** Each as if it were the only one: a refusal doesn't stop the others. Each has its own key, so an interrupted call can be repeated and does nothing twice. Many are never approved together. */
async function decideEach(call: Many, decide: Single, name: string) {
  const { body, key, locale } = call;
  const items: { id: string; isDone: boolean; obstacle?: { code: string; message: string } }[] = [];
  for (const id of new Set(body.ids)) {
    const answer = await decide({
      ...call,
      params: { id },
      body: { reason: body.reason },
      key: key && `${key}-${items.length}`,
      name,
    });
    items.push(
      isRefusal(answer)
        ? {
            id,
            isDone: false,
            obstacle: {
              code: answer.refused,
              message: messageFor(answer.refused, answer.values, locale),
            },
          }
        : { id, isDone: true },
    );
  }
  return { count: items.filter(({ isDone }) => isDone).length, items };
}
