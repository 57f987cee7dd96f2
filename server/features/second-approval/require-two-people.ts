// Changes that always require two people, neither of whom received or assigned a role within the last day.
import type { Db } from "../../database/db";
import type { Approval } from "../../http/call";
import { rollBack } from "../../http/command";
import type { Context } from "../../http/context";
import { ApprovalRequired, type PendingApproval } from "./approval-required";
import { refusalOfNewRole } from "./role-grants";

interface Requester {
  readonly context: Context;
  readonly actor: { readonly user: { readonly id: string } };
  readonly approval?: Approval | undefined;
}

/** Rolls back if a second person must approve first, or if the role of either is too new. */
export async function requireTwoPeople(
  call: Requester,
  db: Db,
  pending: PendingApproval,
): Promise<void> {
  const tooNew = await refusalOfNewRole(call, db);
  if (tooNew) rollBack(tooNew);
  if (!call.approval) rollBack(new ApprovalRequired(pending));
}
