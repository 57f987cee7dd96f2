import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import type { StaffRight } from "../../kernel/staff-roles";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { staffRightsOf } from "../users/staff-rights";
import { usersIn } from "../users/store";

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
