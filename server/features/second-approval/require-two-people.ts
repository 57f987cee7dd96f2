// What needs two people: changes that always do, and changes of staff rights, which need two owners if there are two. Neither may have
// received or assigned a role within the last day.
import type { Db } from "../../database/db";
import type { Approval, Refused } from "../../http/call";
import { rollBack } from "../../http/command";
import type { Context } from "../../http/context";
import { Refusal, refuse } from "../../kernel/refusal";
import type { Money } from "../../kernel/money";
import { type StaffRight, rolesWith } from "../../kernel/staff-roles";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { staffRightsOf } from "../users/staff-rights";
import { usersIn } from "../users/store";

/** What is waiting for a second person, and the user it is about. */
export interface PendingApproval {
  readonly userId: string;
  readonly walletId: string | null;
  readonly amount: Money | null;
  /** Requirements for the second person, beyond those of the call itself. */
  readonly right?: StaffRight | undefined;
}

/** Thrown by `rollBack` inside a command, so nothing was done; `withApproval` stores the call for a second person. */
export class ApprovalRequired extends Refusal<"second_approval_needed"> {
  constructor(readonly pending: PendingApproval) {
    super("second_approval_needed", {});
  }
}

interface Caller {
  readonly context: Context;
  readonly actor: { readonly user: { readonly id: string } };
  readonly approval?: Approval | undefined;
}

/** Rolls back if a second person must approve first, or if the role of either is too new. */
export async function requireTwoPeople(
  call: Caller,
  db: Db,
  pending: PendingApproval,
): Promise<void> {
  const tooNew = await refusalOfNewRole(call, db);
  if (tooNew) rollBack(tooNew);
  if (!call.approval) rollBack(new ApprovalRequired(pending));
}

interface StaffChange {
  /** The user whose key encrypts the request: the person, or the requester if the person doesn't exist yet. */
  readonly userId: string;
  /** All owners, including suspended ones; otherwise one owner could suspend the other and be alone. */
  readonly owners: readonly { readonly id: string }[];
}

/** Rolls back if another owner has to approve it. */
export function requireSecondOwner(
  { actor, approval }: Pick<Caller, "actor" | "approval">,
  { userId, owners }: StaffChange,
): void {
  const isAlone = owners.every(({ id }) => id === actor.user.id);
  if (approval || isAlone) return;
  rollBack(new ApprovalRequired({ userId, walletId: null, amount: null, right: "staff" }));
}

/** When a role was received or granted: for the person, the owner who granted it, and the owner who requested it. */
export async function recordRoleGrant(
  { context, actor, approval }: Caller,
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
  { context, actor }: Caller,
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
  { context, actor }: Caller,
  db: Db,
): Promise<Refused | null> {
  const { approvalThresholds, adjustmentsNeedApproval } = context.settings;
  const isOn = approvalThresholds !== null || adjustmentsNeedApproval;
  return isOn ? refusalOfNewRole({ context, actor }, db) : null;
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
