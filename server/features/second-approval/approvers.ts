// Who could give a second approval, and what a person may do now.
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import { rolesWith, type StaffRight } from "../../kernel/staff-roles";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { usersIn } from "../users/store";
import { staffRightsOf } from "../users/staff-rights";

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

/** A person's current staff rights: an approval counts only while the requester still has the right. */
export async function rightsNow(
  context: Context,
  db: Db,
  userId: string,
): Promise<ReadonlySet<StaffRight>> {
  const person = await usersIn(db).byId(userId);
  return person
    ? staffRightsOf(context, person, await hasSecondFactor(db, person.id)).rights
    : new Set();
}
