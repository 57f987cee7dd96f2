// The right that a request needs, from its requester and its approver.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { rightsFor } from "../../http/operation";
import { checkRight } from "../../http/rights";
import { refuse } from "../../kernel/refusal";
import type { StaffRight } from "../../kernel/staff-roles";
import { rightsNow } from "../second-approval/rights-now";
import { heldOperation, storedCallOf } from "./held-calls";

/** One of these is enough. None if the call can no longer be decrypted. */
export async function rightsForRequest(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<readonly StaffRight[]> {
  if (row.kind !== "call") return ["adjustments"];
  const stored = await storedCallOf(context, db, row);
  const operation = stored && heldOperation(stored.name)?.operation;
  return operation ? rightsFor(operation) : [];
}

/** Refuses callers without any of the rights. */
export function checkAnyRight(actor: Actor, rights: readonly StaffRight[]): Refused | null {
  const refusals = rights.map((right) => checkRight(actor, right));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** Refuses a request that its requester would no longer be allowed to make. */
export async function checkRequester(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<Refused | null> {
  const held = await rightsNow(context, db, row.proposer_id);
  const rights = await rightsForRequest(context, db, row);
  return rights.some((right) => held.has(right)) ? null : refuse("requester_may_not");
}
