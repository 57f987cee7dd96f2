import type { staffOperations } from "./operations";
import type { Db } from "../../database/db";
import type { Handler, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { instantOf } from "../../kernel/instants";
import { refuse } from "../../kernel/refusal";
import { rolesIn } from "../../kernel/staff-roles";
import { staffIdOf } from "../users/person-of";
import { staffStateOf } from "../users/rules";
import type { StaffMember } from "./schemas";
import { staffIn, type StaffRow } from "./store";

export const listStaff: Handler<typeof staffOperations.list> = async ({ context }) => {
  const rows = await staffIn(context.storage.db).list(context.now());
  return { staff: rows.map(presentMember) };
};

/** One staff member, as of this database transaction. */
export async function readMember(
  { now }: Context,
  db: Db,
  id: string,
): Promise<StaffMember | Refused> {
  const row = await staffIn(db).byId(id, now());
  return row ? presentMember(row) : refuse("not_found");
}

function presentMember(row: StaffRow): StaffMember {
  const state = staffStateOf(row);
  const seenAt = Math.max(
    0,
    ...[row.session_seen_at, row.signed_in_at, row.token_used_at].map((at) => at ?? 0),
  );
  const expiresAt = state === "invited" ? row.invitation_expires_at : null;
  return {
    id: row.id,
    fullname: row.fullname,
    staffId: staffIdOf(row),
    email: row.email,
    roles: rolesIn(row.staff_roles),
    state,
    accountStatus: row.account_status,
    twoFactorEnabled: row.factor_enabled_at !== null,
    ...(seenAt > 0 && { lastSeenAt: instantOf(seenAt) }),
    ...(expiresAt !== null && { invitationExpiresAt: instantOf(expiresAt) }),
    version: row.version,
    createdAt: instantOf(row.created_at),
  };
}
