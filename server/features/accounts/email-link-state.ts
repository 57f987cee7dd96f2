// The state of the link to a new email, derived from the records since its approval.
import { z } from "zod";
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Context } from "../../http/context";
import { instantOf } from "../../kernel/instants";
import { limits } from "../../kernel/limits";
import { auditIn } from "../audit/store";
import { emailChangesIn } from "../email/email-change-store";
import { emailSubject } from "../second-approval/end-requests";
import { storedCallOf } from "../second-approval/requested-call-row";
import { approvalRequestsIn } from "../second-approval/store";
import type { EmailLink } from "../users/email-link-schemas";
import type { User } from "../users/schemas";

const validFor = limits.emailVerificationHours * 60 * 60_000;

/** The events that end a link early, besides a later link. */
const endings = [
  "email.changed",
  "email.change_requested",
  "email.change_undone",
  "password.changed",
  "password.reset",
  "user.closed",
];

/** For a request for a new email; undefined unless it was approved. */
export async function emailLinkOf(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<EmailLink | undefined> {
  const { state, decided_at: sentAt, user_id: userId } = row;
  if (state !== "approved" || sentAt === null) return undefined;
  const approved = await approvalRequestsIn(db).approvedAbout(emailSubject(userId));
  const later = approved[approved.findIndex(({ id }) => id === row.id) + 1];
  const expiresAt = sentAt + validFor;
  const until = Math.min(later?.decided_at ?? expiresAt, expiresAt);
  const ending = await auditIn(db).firstOf(`user:${userId}`, endings, { from: sentAt, until });
  const link = { sentAt: instantOf(sentAt), expiresAt: instantOf(expiresAt) };
  if (ending?.action === "email.changed")
    return { ...link, state: "confirmed", endedAt: instantOf(ending.created_at) };
  if (ending) return { ...link, state: "cancelled", endedAt: instantOf(ending.created_at) };
  if (until < expiresAt) return { ...link, state: "cancelled", endedAt: instantOf(until) };
  if (context.now() >= expiresAt)
    return { ...link, state: "expired", endedAt: instantOf(expiresAt) };
  // Events of the link itself take precedence.
  return { ...link, state: (await emailChangesIn(db).ofUser(userId)) ? "pending" : "cancelled" };
}

const StoredChange = z.object({ body: z.object({ email: z.string() }) });

/** The last approved change of a user's email; nothing once the user is erased. */
export async function lastEmailChange(
  context: Context,
  db: Db,
  userId: string,
): Promise<User["emailChange"]> {
  const row = (await approvalRequestsIn(db).approvedAbout(emailSubject(userId))).at(-1);
  if (!row) return undefined;
  const link = await emailLinkOf(context, db, row);
  const stored = link && (await storedCallOf(context, db, row));
  if (!link || !stored) return undefined;
  const { body } = StoredChange.parse(stored);
  return { ...link, email: body.email, approvalRequest: row.id };
}
