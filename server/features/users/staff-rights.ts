// A user's staff rights.
import type { UserRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { rightsOf, rolesIn, type StaffRight } from "../../kernel/staff-roles";
import { personOf } from "./person-of";
import { isAdministrator } from "./rules";

type StaffPart = "isStaff" | "roles" | "rights" | "hasSecondFactor" | "lacksSecondFactor";

const none: ReadonlySet<StaffRight> = new Set();

/** If staff must have a second factor, those without one have the rights of a customer. */
export function staffRightsOf(
  { settings }: Context,
  user: UserRow,
  hasSecondFactor: boolean,
): Pick<Actor, StaffPart> {
  const isStaff = isAdministrator(personOf(user));
  const roles = isStaff ? rolesIn(user.staff_roles) : [];
  const lacksSecondFactor = isStaff && settings.requiresAdminSecondFactor && !hasSecondFactor;
  const rights = lacksSecondFactor ? none : rightsOf(roles);
  return { isStaff, roles, rights, hasSecondFactor, lacksSecondFactor };
}
