// Who could give a second approval.
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import { rolesWith, type StaffRight } from "../../kernel/staff-roles";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { usersIn } from "../users/store";

interface ApproverQuery {
  readonly context: Context;
  /** Any one of these is enough. */
  readonly rights: readonly StaffRight[];
  /** The requester, and anyone who gains from it. */
  readonly apart: readonly string[];
}

/** Active staff with such a right, and with a second factor if staff need one. */
export async function countApprovers(
  db: Db,
  { context, rights, apart }: ApproverQuery,
): Promise<number> {
  const people = await usersIn(db).activeStaffWith(rolesWith(rights));
  const others = people.filter(({ id }) => !apart.includes(id));
  if (!context.settings.requiresAdminSecondFactor) return others.length;
  const withSecondFactor = await Promise.all(others.map(({ id }) => hasSecondFactor(db, id)));
  return withSecondFactor.filter(Boolean).length;
}
