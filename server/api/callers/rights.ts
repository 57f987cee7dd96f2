// Who may make a call: closed unless the operation table, the person's role and a token's scopes open it.
import type { Operation } from "../../contract/operation";
import { isAdministrator } from "../../domain/people";
import { refuse } from "../../domain/refusal";
import type { UserRow } from "../../storage/schema";
import { personOf } from "../accounts/person-of";
import type { Actor, Refused } from "../call";
import type { Context } from "../context";

/** Where the portal asks administrators for a second factor, one without it has the rights of a customer. */
export function administratorRights(
  { settings }: Context,
  user: UserRow,
  hasSecondFactor: boolean,
): Pick<Actor, "isAdmin" | "hasSecondFactor" | "lacksSecondFactor"> {
  const isOne = isAdministrator(personOf(user));
  const lacksSecondFactor = isOne && settings.requiresAdminSecondFactor && !hasSecondFactor;
  return { isAdmin: isOne && !lacksSecondFactor, hasSecondFactor, lacksSecondFactor };
}

export function checkMayCall(operation: Operation, actor: Actor | null): Refused | null {
  if (operation.access === "open") return null;
  if (!actor) return refuse("unauthenticated");
  if (actor.scopes && !holds(actor.scopes, operation.scope)) return refuse("scope_missing");
  if (operation.access !== "admin" || actor.isAdmin) return null;
  return refuse(actor.lacksSecondFactor ? "second_factor_required" : "forbidden");
}

function holds<Scope>(scopes: ReadonlySet<Scope>, needed: Scope | null): boolean {
  return needed !== null && scopes.has(needed);
}
