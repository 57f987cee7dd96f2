import { kycRejections, parseReason } from "../../kernel/reasons";
import { accountOperations } from "./operations";
import { isActive, usersIn } from "../users/store";
import { documentsIn } from "../documents/store";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { emailChangesIn } from "../email/email-change-store";
import { mailedLinksIn } from "../email/mailed-link-store";
import { sessionsIn } from "../sessions/store";
import { guardedFields } from "./admin-schemas";
import { checkOpen, checkOwnerRemains, checkedOutsideAfter, kycReasonAfter } from "../users/rules";
import { isRefusal, refuse } from "../../kernel/refusal";
import { type StaffRight, rightForPart, type EditedPerson } from "../../kernel/staff-roles";
import type { UserRow } from "../../database/schema";
import type { Approvable, Call, Handler, Refused } from "../../http/call";
import { personOf } from "../users/person-of";
import { afterIdentityDecision } from "../kyc/after-identity-decision";
import { checkRight } from "../../http/rights";
import { checkStepUp } from "../../http/step-up";
import { changedFields, columnsOf, editingCommand, saveEdit } from "./details-edit";
import { requestName } from "../names/name-requests";
import { withNameRequest } from "../names/present-name-request";
import { checkStaffName } from "../names/staff-names";
import { lockNames, splitNameEdit } from "./name-edit";
import { requireTwoPeople } from "../second-approval/require-two-people";
import { suspensionsIn } from "../second-approval/store";
import { checkStaffStatus, recordStaffStatus } from "./staff-status";
import { presentUser } from "../profiles/present-user";
import { rightForName } from "../names/rules";

type Edit = Call<typeof accountOperations.edit>;

const edit: Handler<typeof accountOperations.edit> = (call) =>
  editingCommand(call, async (db) => {
    const { params, body } = call;
    const known = await usersIn(db).byId(params.id ?? "");
    if (!known) return refuse("not_found");
    const unconfirmed =
      body.accountStatus === undefined ? undefined : await suspensionsIn(db).openOfLocked(known.id);
    // Before the user's own row, so that two who suspend each other lock in the same order.
    const owners = await lockNames(db, known, body);
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
    const documents = await documentsIn(db).ofUser(row.id, "kyc");
    const newStatus = statusAfter(row, { ...call, body: saveable, documents: documents.length });
    const isSelf = row.id === call.actor.user.id;
    if (isSelf && isOther(row, newStatus)) return refuse("own_standing");
    const sent = { ...columnsOf(saveable), ...newStatus };
    const split = await splitNameEdit(call, db, { row, edited: sent, owners });
    if (isRefusal(split)) return split;
    const { edited, requested } = split;
    for (const right of rightsForEdit(row, edited, isSelf)) {
      const missingRight = checkRight(call.actor, right);
      if (missingRight) return missingRight;
    }
    const tooLongAgo = checkPassword(call, changedFields(row, edited));
    if (tooLongAgo) return tooLongAgo;
    const outside = newlyCheckedOutside(row, newStatus);
    if (outside && !call.context.settings.isDemo)
      await requireTwoPeople(call, db, approvalBy("kyc", row.id));
    const statusEdit = { row, status: newStatus.account_status, owners, unconfirmed };
    const change = await checkStaffStatus(call, db, statusEdit);
    if (isRefusal(change)) return change;
    const nameTaken = change === "restored" && (await checkStaffName(db, { ...row, ...edited }));
    if (nameTaken) return nameTaken;
    const reason = outside && ({ reasonCode: outside, reason: body.kycReason } as const);
    const saved = await saveEdit(call, db, { row, edited, reason });
    if (isRefusal(saved)) return saved;
    if (isLockedOut(saved)) {
      await sessionsIn(db).endAllOf(saved.id);
      await revokeAllTokens(db, call, saved.id);
      await emailChangesIn(db).endOwnOf(saved.id);
      // Invited staff are pending, and keep their invitation if only their details change.
      if (saved.account_status !== row.account_status)
        await mailedLinksIn(db).endAllOf(saved.id, "password_reset");
    }
    await recordStaffStatus(call, db, { ...statusEdit, saved, change });
    await afterIdentityDecision(call, db, row, saved);
    const refused =
      requested === null ? null : await requestName(call, db, { row: saved, fullname: requested });
    return refused ?? presentUser(saved, call, documents);
  });

const editAndShowRequest: typeof edit = async (call) => {
  const edited = await edit(call);
  return isRefusal(edited) ? edited : withNameRequest(call.context, edited);
};

export const editUser: Approvable<typeof accountOperations.edit> = {
  handler: editAndShowRequest,
  subject: async ({ params: { id = "" } }, db) => {
    const row = await usersIn(db).byId(id);
    return { subject: `user:${id}`, version: row?.version };
  },
  unchanged: async (call, db) => {
    const { id = "" } = call.params;
    const row = await usersIn(db).byId(id);
    if (!row) return refuse("not_found");
    return presentUser(row, call, await documentsIn(db).ofUser(id, "kyc"));
  },
};

const approvalBy = (right: StaffRight, userId: string) =>
  ({ userId, walletId: null, amount: null, right }) as const;

/** A form sends every field, so only differences count. */
function checkPassword({ context, actor }: Edit, changed: readonly string[]): Refused | null {
  const guarded = [...guardedFields, "identityCheckedOutsideAt"];
  const isGuarded = guarded.some((field) => changed.includes(field));
  return isGuarded ? checkStepUp(accountOperations.edit, actor, context.now()) : null;
}

/** Staff have no rights unless active, so another status ends their access as losing all roles does. */
const isLockedOut = ({ role, account_status: status }: UserRow) =>
  status === "suspended" || (role === "admin" && status !== "active");

/** The reason in the audit log if this approves an identity without documents. */
const newlyCheckedOutside = (
  { kyc_checked_outside_at: before }: UserRow,
  { kyc_checked_outside_at: after }: ReturnType<typeof statusAfter>,
) => (after !== null && after !== before ? "checked_outside" : null);

interface Decision extends Pick<Edit, "body" | "context" | "locale"> {
  /** How many identity documents were uploaded. */
  readonly documents: number;
}

function statusAfter(row: UserRow, { body, context, locale, documents }: Decision) {
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
    kyc_checked_outside_at: checkedOutsideAfter({
      before: row.kyc_status,
      decided: kycStatus,
      documents,
      checkedOutsideAt: row.kyc_checked_outside_at,
      now: context.now(),
    }),
  };
}

function isOther(row: UserRow, newStatus: ReturnType<typeof statusAfter>): boolean {
  return (
    row.account_status !== newStatus.account_status ||
    row.kyc_status !== newStatus.kyc_status ||
    row.kyc_checked_outside_at !== newStatus.kyc_checked_outside_at
  );
}

type Row = EditedPerson & Parameters<typeof rightForName>[0];

/** A separate right for each part. Anyone who may call can edit their own details; the handler refuses another status. */
function rightsForEdit<Columns extends Row>(
  row: Columns,
  edited: Partial<Columns>,
  isSelf: boolean,
): StaffRight[] {
  if (isSelf) return [];
  const changed = (Object.keys(edited) as (keyof Columns & string)[]).filter(
    (column) => row[column] !== edited[column],
  );
  return [...new Set(changed.map((column) => rightForColumn(row, column)))];
}

function rightForColumn(row: Row, column: string): StaffRight {
  if (column === "fullname" && row.role !== "admin")
    return rightForName(row) ?? rightForPart(row, "details");
  if (column === "account_status") return rightForPart(row, "accountStatus");
  return rightForPart(row, column.startsWith("kyc_") ? "kyc" : "details");
}
