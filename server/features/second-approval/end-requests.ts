// Closes requests that can no longer be approved, because of what happened to the account.
import type { ReasonCode } from "../../kernel/reasons";
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import type { KeyOwner } from "../users/personal-key";
import { recordAudit } from "../audit/record-audit";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import { approvalRequestsIn } from "./store";

/** How a request for a new email names the user it is about. */
export const emailSubject = (userId: string): string => `email:${userId}`;

interface Ending {
  readonly context: Context;
  readonly actor: { readonly user: KeyOwner };
  readonly address: string | null;
}

/** The person closing the account rejects other people's requests and cancels their own. */
export async function endRequestsAbout(ending: Ending, db: Db, userId: string): Promise<void> {
  for (const request of await approvalRequestsIn(db).openForLocked(userId)) {
    const state = request.requester_id === ending.actor.user.id ? "cancelled" : "rejected";
    await end(ending, db, request, { state, reasonCode: "account_closed" });
  }
}

/** Open requests for a new email. Lock them before the user, as an approval does: the other order could deadlock. */
export const lockEmailRequests = (db: Db, userId: string): Promise<ApprovalRequestRow[]> =>
  approvalRequestsIn(db).openAboutLocked(emailSubject(userId));

/** A user who chooses a password still has access, so a new email requested for them is canceled in their name. */
export async function endEmailRequests(ending: Ending, db: Db): Promise<void> {
  for (const request of await lockEmailRequests(db, ending.actor.user.id))
    await end(ending, db, request, { state: "cancelled", reasonCode: "new_password" });
}

/** Requests about a deposit that the payment gateway has since decided itself. */
export async function endOvertakenRequests(
  ending: Ending,
  db: Db,
  requests: readonly ApprovalRequestRow[],
): Promise<void> {
  for (const request of requests)
    await end(ending, db, request, { state: "cancelled", reasonCode: "gateway_reported" });
}

async function end(
  { context, actor, address }: Ending,
  db: Db,
  { id, user_id: personId }: ApprovalRequestRow,
  {
    state,
    reasonCode,
  }: { readonly state: "cancelled" | "rejected"; readonly reasonCode: ReasonCode },
): Promise<void> {
  await approvalRequestsIn(db).end(id, {
    state,
    decider_id: actor.user.id,
    decided_at: context.now(),
  });
  await recordAudit(
    db,
    { context, actor, address },
    {
      action: `approval_request.${state}`,
      subject: `approval_request:${id}`,
      reasonCode,
      personId,
    },
  );
}
