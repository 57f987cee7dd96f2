import type { Db } from "../../database/db";
import { rolesIn } from "../../kernel/staff-roles";
import { usersIn } from "../users/store";

/** How a request identifies a staff member, with their roles at the time. */
export async function memberSubject(db: Db, id = "") {
  const row = await usersIn(db).byId(id);
  const subject = `user:${id}`;
  return row ? { subject, version: row.version, seen: rolesIn(row.staff_roles) } : { subject };
}
