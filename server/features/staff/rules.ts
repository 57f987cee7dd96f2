// Whether a role change is allowed, and what it changes.
import { refuse, type Refusal } from "../../kernel/refusal";
import { staffRoles, type StaffRole } from "../../kernel/staff-roles";
import type { StaffState } from "../users/labels";

interface RoleDifference {
  readonly added: readonly StaffRole[];
  readonly removed: readonly StaffRole[];
}

export function roleDifference(
  before: readonly StaffRole[],
  after: readonly StaffRole[],
): RoleDifference {
  return {
    added: staffRoles.filter((role) => after.includes(role) && !before.includes(role)),
    removed: staffRoles.filter((role) => before.includes(role) && !after.includes(role)),
  };
}

/** Only people who aren't staff can be invited, and only staff can have their roles changed. */
export function checkStaffState(
  state: StaffState,
  isInvitation: boolean,
): Refusal<"already_staff" | "former_staff"> | null {
  if (isInvitation) return state === "former" ? null : refuse("already_staff");
  return state === "former" ? refuse("former_staff") : null;
}
