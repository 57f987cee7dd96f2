// For the user alone.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { instantOf } from "../../kernel/instants";
import { pendingOwnEmail } from "./email-change-link";
import type { FormerEmail, OwnEmailChange } from "./email-change-schemas";
import { emailUndoLinksIn } from "./email-undo-store";

export async function presentEmailChange(
  context: Context,
  db: Db,
  user: UserRow,
): Promise<OwnEmailChange> {
  const pending = await pendingOwnEmail(context, db, user);
  if (!pending) return {};
  const { email, sentAt, expiresAt } = pending;
  return { pending: { email, sentAt: instantOf(sentAt), expiresAt: instantOf(expiresAt) } };
}

/** The user's emails that a link can restore, each with the last of its links. */
export async function presentFormerEmails(
  { now }: Context,
  db: Db,
  { id }: Pick<UserRow, "id">,
): Promise<FormerEmail[]> {
  const links = await emailUndoLinksIn(db).ofUser(id, now());
  const lastOf = new Map(links.map(({ email, expires_at: until }) => [email, until]));
  return [...lastOf].map(([email, until]) => ({ email, until: instantOf(until) }));
}
