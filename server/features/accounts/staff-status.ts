// What a changed account status of staff takes: one owner to suspend them, and two to give back their access.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { UserRow } from "../../database/schema";
import type { Call, Refused } from "../../http/call";
import { PrincipalChanged } from "../../http/command";
import {
  endSuspension,
  checkSuspending,
  confirmedBy,
  recordConfirmation,
  recordSuspension,
} from "../second-approval/suspend-staff";
import { recordRoleGrant, requireSecondOwner } from "../second-approval/require-two-people";
import { notifyOwners } from "../second-approval/notify-owners";
import { mayJoin } from "../users/rules";
import { isActive, type OwnerRow } from "../users/store";
import type { accountOperations } from "./operations";

type Edit = Call<typeof accountOperations.edit>;

interface StatusEdit {
  readonly row: UserRow;
  readonly status: UserRow["account_status"];
  readonly owners: readonly OwnerRow[];
  /** The suspension of this person that no other owner has confirmed. */
  readonly unconfirmed: ApprovalRequestRow | undefined;
}

/** What to record once the status is saved. */
type StatusChange = "none" | "final" | "unconfirmed" | "ended" | "restored" | "confirmed";

/** Rolls back if another owner must approve first. */
export async function checkStaffStatus(
  call: Edit,
  db: Db,
  { row, status, owners, unconfirmed }: StatusEdit,
): Promise<StatusChange | Refused> {
  if (row.role !== "admin" || row.staff_roles === "") return "none";
  if (call.approval && (await confirmedBy(call, db))) return "confirmed";
  const after = { ...row, account_status: status };
  const isStopped = loses(row, after);
  if (!isStopped && !regains(row, after)) return "none";
  // An owner who was suspended while this waited for the lock decides nothing.
  if (!owners.some((owner) => isActive(owner) && owner.id === call.actor.user.id))
    throw new PrincipalChanged();
  if (isStopped) return checkSuspending(call, db, { person: row, owners });
  if (unconfirmed) return "ended";
  requireSecondOwner(call, { userId: row.id, owners: owners.filter(({ id }) => id !== row.id) });
  return "restored";
}

/** Staff have no rights unless active, and invited staff can't join once they were stopped. */
const loses = (before: UserRow, after: UserRow): boolean =>
  isJoined(before) ? isActive(before) && !isActive(after) : mayJoin(before) && !mayJoin(after);

const regains = (before: UserRow, after: UserRow): boolean =>
  (!isActive(before) && isActive(after)) || (!mayJoin(before) && mayJoin(after));

const isJoined = ({ password_hash: hash }: UserRow): boolean => hash !== "";

interface Saved extends StatusEdit {
  readonly saved: UserRow;
  readonly change: StatusChange;
}

export async function recordStaffStatus(
  call: Edit,
  db: Db,
  { row, saved, owners, unconfirmed, change }: Saved,
): Promise<void> {
  const { context } = call;
  if (change === "final" || change === "unconfirmed") {
    const suspended = { person: row, owners, status: saved.account_status, need: change };
    return recordSuspension(call, db, suspended);
  }
  if (change === "confirmed") return recordConfirmation(call, db, { person: row, owners });
  if (change === "ended" && unconfirmed) return endSuspension(context, db, unconfirmed, call);
  if (change !== "restored") return;
  await recordRoleGrant(call, db, row.id);
  const others = owners.filter((owner) => isActive(owner) && owner.id !== row.id);
  if (isActive(saved) && owners.some(({ id }) => id === row.id))
    await notifyOwners(db, call, { person: saved, what: "back", owners: others });
}
