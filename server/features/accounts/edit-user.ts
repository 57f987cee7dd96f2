import { kycRejections, parseReason } from "../../kernel/reasons";
import { accountOperations } from "./operations";
import { isActive, usersIn } from "../users/store";
import { documentsIn } from "../documents/store";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { mailedLinksIn } from "../email/mailed-link-store";
import { sessionsIn } from "../sessions/store";
import { guardedFields } from "./admin-schemas";
import { checkOpen, checkOwnerRemains, checkKycApproval, kycReasonAfter } from "../users/rules";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { UserRow } from "../../database/schema";
import type { Db } from "../../database/db";
import type { Call, Handler, Refused } from "../../http/call";
import { personOf } from "../users/person-of";
import { notifyKyc } from "../kyc/notify-kyc";
import { checkRight } from "../../http/rights";
import { checkStepUp } from "../../http/step-up";
import { rightsForEdit } from "./edit-rights";
import { changedFields, columnsOf, editingCommand, saveEdit } from "./details-edit";
import { holdable } from "../second-approval/hold-call";
import { suspensionsIn } from "../second-approval/suspension-store";
import { checkStaffStatus, recordStaffStatus } from "./staff-status";
import { presentUser } from "../profiles/present-user";

type Edit = Call<typeof accountOperations.edit>;

const edit: Handler<typeof accountOperations.edit> = (call) =>
  editingCommand(call, async (db) => {
    const { params, body } = call;
    const unconfirmed =
      body.accountStatus === undefined
        ? undefined
        : await suspensionsIn(db).openOfLocked(params.id ?? "");
    // Before the user's own row, so that two who suspend each other lock in the same order.
    const owners = body.accountStatus === undefined ? [] : await usersIn(db).ownersLocked();
    const row = await usersIn(db).byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    const isStopping = body.accountStatus !== undefined && body.accountStatus !== "active";
    const isOutdated = body.version !== undefined && body.version !== row.version;
    const isStopped = isStopping && body.accountStatus !== row.account_status;
    if (isOutdated && !isStopped) return refuse("changed_by_someone_else");
    const closed = checkOpen(personOf(row));
    if (closed) return closed;
    const lastOne = isStopping && checkOwnerRemains(row.id, owners.filter(isActive));
    if (lastOne) return refuse(lastOne.refused, { field: "accountStatus" });
    // A user can't prevent their suspension by changing their details: an outdated form saves only the status.
    const saveable = isOutdated ? { accountStatus: body.accountStatus } : body;
    const newStatus = statusAfter(row, { body: saveable, locale: call.locale });
    const isSelf = row.id === call.actor.user.id;
    if (isSelf && isOther(row, newStatus)) return refuse("own_standing");
    const edited = { ...columnsOf(saveable), ...newStatus };
    for (const right of rightsForEdit(row, edited, isSelf)) {
      const missingRight = checkRight(call.actor, right);
      if (missingRight) return missingRight;
    }
    const tooLongAgo = checkPassword(call, changedFields(row, edited));
    if (tooLongAgo) return tooLongAgo;
    const documents = await documentsIn(db).ofUser(row.id, "kyc");
    const kycRefusal = checkKycApproval(row.kyc_status, newStatus.kyc_status, documents.length);
    if (kycRefusal) return refuse(kycRefusal.refused, { field: "kycStatus" });
    const statusEdit = { row, status: newStatus.account_status, owners, unconfirmed };
    const change = await checkStaffStatus(call, db, statusEdit);
    if (isRefusal(change)) return change;
    const saved = await saveEdit(call, db, { row, edited });
    if (isRefusal(saved)) return saved;
    if (isLockedOut(saved)) {
      await sessionsIn(db).endAllOf(saved.id);
      await revokeAllTokens(db, call, saved.id);
      // Invited staff are pending, and keep their invitation if only their details change.
      if (saved.account_status !== row.account_status)
        await mailedLinksIn(db).endAllOf(saved.id, "password_reset");
    }
    await recordStaffStatus(call, db, { ...statusEdit, saved, change });
    if (saved.kyc_status !== row.kyc_status) await notifyKyc(call.context, db, saved);
    return presentUser(saved, call, documents);
  });

export const editUser = holdable(edit, {
  operation: accountOperations.edit,
  subject: async ({ params: { id = "" } }, db) => {
    const row = await usersIn(db).byId(id);
    return { subject: `user:${id}`, ...(row && { version: row.version }) };
  },
  unchanged: async (call, db) => {
    const { id = "" } = call.params;
    const row = await usersIn(db).byId(id);
    if (!row) return refuse("not_found");
    return presentUser(row, call, await documentsIn(db).ofUser(id, "kyc"));
  },
});

/** A form sends every field, so only differences count. */
function checkPassword({ context, actor }: Edit, changed: readonly string[]): Refused | null {
  const isGuarded = guardedFields.some((field) => changed.includes(field));
  return isGuarded ? checkStepUp(accountOperations.edit, actor, context.now()) : null;
}

/** Staff have no rights unless active, so another status ends their access as losing all roles does. */
const isLockedOut = ({ role, account_status: status }: UserRow) =>
  status === "suspended" || (role === "admin" && status !== "active");

function statusAfter(row: UserRow, { body, locale }: Pick<Edit, "body" | "locale">) {
  const { accountStatus, kycStatus, kycReasonCode, kycReason } = body;
  const given = { reasonCode: kycReasonCode, reason: kycReason };
  const { reasonCode, reason } = kycReasonAfter(
    { status: row.kyc_status, reasonCode: row.kyc_reason_code, reason: row.kyc_reason },
    { status: kycStatus, ...parseReason(given, kycRejections, locale) },
  );
  const isDecided = kycStatus !== undefined && kycStatus !== row.kyc_status;
  return {
    account_status: accountStatus ?? row.account_status,
    kyc_status: kycStatus ?? row.kyc_status,
    kyc_reason_code: reasonCode ?? null,
    kyc_reason: reason ?? null,
    kyc_resubmitted_at: isDecided ? null : row.kyc_resubmitted_at,
  };
}

function isOther(row: UserRow, newStatus: ReturnType<typeof statusAfter>): boolean {
  return row.account_status !== newStatus.account_status || row.kyc_status !== newStatus.kyc_status;
}
