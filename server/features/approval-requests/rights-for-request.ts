// Which right a request takes, of whoever asks for it and of whoever decides.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { rightsFor } from "../../http/operation";
import { checkRight } from "../../http/rights";
import { refuse } from "../../kernel/refusal";
import type { StaffRight } from "../../kernel/staff-roles";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { staffRightsOf } from "../users/staff-rights";
import { usersIn } from "../users/store";
import { heldOperation, storedCallOf } from "./held-calls";

/** One of these is enough. None where the call cannot be read any more. */
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

/** Refuses whoever has none of the rights. */
export function checkAnyRight(actor: Actor, rights: readonly StaffRight[]): Refused | null {
  const refusals = rights.map((right) => checkRight(actor, right));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** Two people are behind what two approve only while the first one could still ask for it. */
export async function checkRequester(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<Refused | null> {
  const person = await usersIn(db).byId(row.proposer_id);
  const held = person
    ? staffRightsOf(context, person, await hasSecondFactor(db, person.id)).rights
    : new Set<StaffRight>();
  const rights = await rightsForRequest(context, db, row);
  return rights.some((right) => held.has(right)) ? null : refuse("requester_may_not");
}
