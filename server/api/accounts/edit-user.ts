import type { Operations } from "../../contract/operations";
import type { UserEdit } from "../../contract/schemas/users";
import { checkAdministratorRemains, checkKycApproval, kycReasonAfter } from "../../domain/people";
import { isRefusal, refuse } from "../../domain/refusal";
import type { UserRow } from "../../storage/schema";
import type { Handler } from "../call";
import { tellKyc } from "../mail/tell-kyc";
import { columnsOf, editingCommand, saveEdit } from "./details-edit";
import { presentUser } from "./present-user";

export const editUser: Handler<Operations["users"]["edit"]> = (call) =>
  editingCommand(call, async (store) => {
    const { params, body } = call;
    const isStopping = body.accountStatus !== undefined && body.accountStatus !== "active";
    // Before the person's own row, so that two who stop each other lock in the same order.
    const admins = isStopping ? await store.users.activeAdminsLocked() : [];
    const row = await store.users.byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    if (body.version !== undefined && body.version !== row.version)
      return refuse("changed_by_someone_else");
    const lastOne = checkAdministratorRemains(row.id, admins);
    if (lastOne) return refuse(lastOne.refused, { field: "accountStatus" });
    const standing = standingOf(row, body);
    if (row.id === call.actor.user.id && isOther(row, standing)) return refuse("own_standing");
    const documents = await store.documents.ofUser(row.id, "kyc");
    const unproven = checkKycApproval(row.kyc_status, standing.kyc_status, documents.length);
    if (unproven) return refuse(unproven.refused, { field: "kycStatus" });
    const saved = await saveEdit(call, store, { row, edited: { ...columnsOf(body), ...standing } });
    if (isRefusal(saved)) return saved;
    if (saved.account_status === "suspended") await store.sessions.endAllOf(saved.id);
    if (saved.kyc_status !== row.kyc_status) await tellKyc(call.context, store, saved);
    return presentUser(saved, documents);
  });

function standingOf(row: UserRow, { accountStatus, kycStatus, kycReason }: UserEdit) {
  return {
    account_status: accountStatus ?? row.account_status,
    kyc_status: kycStatus ?? row.kyc_status,
    kyc_reason: kycReasonAfter(
      { status: row.kyc_status, reason: row.kyc_reason },
      { status: kycStatus, reason: kycReason },
    ),
  };
}

function isOther(row: UserRow, standing: ReturnType<typeof standingOf>): boolean {
  return row.account_status !== standing.account_status || row.kyc_status !== standing.kyc_status;
}
