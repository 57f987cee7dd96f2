// The rights that a request needs, from its requester and its approver.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { rightsFor } from "../../http/operation";
import { checkRight } from "../../http/rights";
import { refuse } from "../../kernel/refusal";
import type { StaffRight } from "../../kernel/staff-roles";
import { rightsNow } from "../second-approval/rights-now";
import { isNameRequest } from "../names/name-requests";
import { personOf } from "../users/person-of";
import { checkMaySignIn, isAdministrator } from "../users/rules";
import { usersIn } from "../users/store";
import { approvableOperation, storedCallOf } from "./approvable-calls";

/** One of each list. A list is empty if the call can no longer be decrypted. */
type RightsForRequest = readonly (readonly StaffRight[])[];

export async function rightsForRequest(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<RightsForRequest> {
  if (row.kind !== "call") return [["adjustments"]];
  const stored = await storedCallOf(context, db, row);
  const operation = stored && approvableOperation(stored.name)?.operation;
  if (!operation) return [[]];
  return [rightsFor(operation), ...(stored.right ? [[stored.right]] : [])];
}

/** Refuses callers without any of the rights of a list. */
export function checkRights(actor: Actor, lists: RightsForRequest): Refused | null {
  return lists.map((rights) => checkAnyRight(actor, rights)).find(Boolean) ?? null;
}

function checkAnyRight(actor: Actor, rights: readonly StaffRight[]): Refused | null {
  const refusals = rights.map((right) => checkRight(actor, right));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** Users request their own name while they may sign in, and staff while they are active; otherwise it takes the right to edit profiles. */
async function checkNameRequester(
  context: Context,
  db: Db,
  { requester_id: requesterId, user_id: userId }: ApprovalRequestRow,
): Promise<Refused | null> {
  const requester = await usersIn(db).byId(requesterId);
  const person = requester && personOf(requester);
  const mayAsk =
    person !== undefined &&
    (requesterId === userId
      ? checkMaySignIn(person) === null && (person.role === "user" || isAdministrator(person))
      : (await rightsNow(context, db, requesterId)).has("profiles"));
  return mayAsk ? null : refuse("requester_may_not");
}

/** Refuses a request that its requester would no longer be allowed to make. */
export async function checkRequester(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<Refused | null> {
  if (isNameRequest(row)) return checkNameRequester(context, db, row);
  const held = await rightsNow(context, db, row.requester_id);
  const lists = await rightsForRequest(context, db, row);
  const isAllowed = lists.every((rights) => rights.some((right) => held.has(right)));
  return isAllowed ? null : refuse("requester_may_not");
}
