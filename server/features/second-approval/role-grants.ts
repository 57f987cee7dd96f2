// When a person last received or granted a role: changes that need two people then wait a day.
import type { Db } from "../../database/db";
import type { Approval, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { refuse } from "../../kernel/refusal";
import { usersIn } from "../users/store";

interface GrantCall {
  readonly context: Context;
  readonly actor: { readonly user: { readonly id: string } };
  readonly approval?: Approval | undefined;
}

/** For the person, the owner who granted it, and the owner who requested it. */
export async function recordRoleGrant(
  { context, actor, approval }: GrantCall,
  db: Db,
  personId: string,
): Promise<void> {
  const granters = [actor.user.id, approval?.requesterId ?? actor.user.id];
  for (const id of new Set([personId, ...granters]))
    await usersIn(db).update(id, { role_grant_at: context.now() });
}

/** How long a role is new: time to notice a role that an attacker received. */
const roleIsNewMs = 24 * 60 * 60_000;

/** Refuses a person with a new role, as requester or as approver. */
export async function refusalOfNewRole(
  { context, actor }: GrantCall,
  db: Db,
): Promise<Refused | null> {
  const person = await usersIn(db).byId(actor.user.id);
  const until = (person?.role_grant_at ?? -roleIsNewMs) + roleIsNewMs;
  return context.now() < until
    ? refuse("role_too_new", { values: { until: new Date(until) } })
    : null;
}

/** For changes that need two people whatever the amount, if the operator has set thresholds. */
export async function refusalOfNewRoleForTwo(
  { context, actor }: GrantCall,
  db: Db,
): Promise<Refused | null> {
  const { approvalThresholds, adjustmentsNeedApproval } = context.settings;
  const isOn = approvalThresholds !== null || adjustmentsNeedApproval;
  return isOn ? refusalOfNewRole({ context, actor }, db) : null;
}
