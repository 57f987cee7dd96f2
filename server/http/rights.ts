// Authorization: closed unless the operation, the user's staff roles, and a token's scopes allow it.
import { namesOfRoles, rolesWith, type StaffRight } from "../kernel/staff-roles";
import { refuse } from "../kernel/refusal";
import type { Actor, Refused } from "./call";
import { rightsFor, type Operation } from "./operation";

/** What decides about a call. */
type Caller = Pick<Actor, "isStaff" | "roles" | "rights" | "lacksSecondFactor" | "scopes"> & {
  readonly user: Pick<Actor["user"], "id" | "initial_password_until">;
};
type CalledOperation = Pick<Operation, "access" | "scope" | "right" | "allowsInitialPassword">;

export function checkMayCall(operation: CalledOperation, actor: Caller | null): Refused | null {
  if (operation.access === "open") return null;
  if (!actor) return refuse("unauthenticated");
  // The person who set the password knows it, too.
  if (actor.user.initial_password_until !== null && !operation.allowsInitialPassword)
    return refuse("password_change_required");
  if (operation.access === "signed-in")
    return actor.scopes && !holds(actor.scopes, operation.scope) ? refuse("scope_missing") : null;
  const rights = rightsFor(operation);
  if (
    actor.scopes &&
    (operation.scope === null || !rights.some((right) => actor.scopes?.has(right)))
  )
    return refuse("scope_missing");
  if (rights.some((right) => actor.rights.has(right))) return null;
  return refuseRights(actor, rights);
}

/** Refuses staff who lack the right; for a right that depends on what a call changes. */
export function checkRight(actor: Caller, right: StaffRight): Refused | null {
  return actor.rights.has(right) ? null : refuseRights(actor, [right]);
}

/** A record for its owner, and for staff with the right. For anyone else it doesn't exist. */
export function accessTo<Row extends { readonly user_id: string }>(
  actor: Caller,
  row: Row | undefined,
  right: StaffRight,
): Row | Refused {
  if (!row) return refuse("not_found");
  if (row.user_id === actor.user.id) return row;
  return (actor.rights.has("view") ? checkRight(actor, right) : refuse("not_found")) ?? row;
}

function refuseRights(actor: Caller, rights: readonly StaffRight[]): Refused {
  if (actor.lacksSecondFactor) return refuse("second_factor_required");
  if (!actor.isStaff) return refuse("forbidden");
  const roles = rolesWith(rights);
  if (actor.scopes && roles.some((role) => actor.roles.includes(role)))
    return refuse("scope_missing");
  return refuse("role_missing", { values: { roles: (locale) => namesOfRoles(roles, locale) } });
}

function holds<Scope>(scopes: ReadonlySet<Scope>, needed: Scope | null): boolean {
  return needed !== null && scopes.has(needed);
}
