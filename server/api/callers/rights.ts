// Who may make a call: closed unless the endpoint table, the person's role and a token's scopes open it.
import type { Endpoint } from "../../contract/endpoint";
import { scopeOf } from "../../contract/scope-of";
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

export function checkMayCall(endpoint: Endpoint, actor: Actor | null): Refused | null {
  if (endpoint.access === "open") return null;
  if (!actor) return refuse("unauthenticated");
  if (actor.scopes && !holds(actor.scopes, scopeOf(endpoint))) return refuse("scope_missing");
  if (endpoint.access !== "admin" || actor.isAdmin) return null;
  return refuse(actor.lacksSecondFactor ? "second_factor_required" : "forbidden");
}

function holds<Scope>(scopes: ReadonlySet<Scope>, needed: Scope | null): boolean {
  return needed !== null && scopes.has(needed);
}
