import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import type { StaffRight } from "../../kernel/staff-roles";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { staffRightsOf } from "../users/staff-rights";
import { usersIn } from "../users/store";

/** What somebody may do as staff at this moment: two people are behind a decision only while the first one could still ask for it. */
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
