// Who may make a call: closed unless the operation table, the person's role and a token's scopes open it.
import type { Operation } from "./operation";
import { refuse } from "../kernel/refusal";
import type { Actor, Refused } from "./call";

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
