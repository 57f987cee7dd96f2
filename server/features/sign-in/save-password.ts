import { usersIn } from "../users/store";
import { emailChangesIn } from "../email/email-change-store";
import { mailedLinksIn } from "../email/mailed-link-store";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { passwordChanged } from "./password-mails";
import { queueEmail } from "../email/queue-email";
import { endEmailRequests } from "../second-approval/end-requests";

interface Saved {
  readonly user: UserRow;
  readonly hash: string;
  /** Which of the user's sessions ended with it. */
  readonly ended: "all" | "others";
  /** How many API tokens were revoked with it. */
  readonly revoked: number;
  /** Whether the account was cleared, because someone else may have opened it. */
  readonly isCleared?: boolean;
  /** Whether there was none before; then no email reports a change. */
  readonly isFirst?: boolean;
}

/** Writes the new password, invalidates links to choose one, and notifies the user. */
export async function savePassword(
  call: { readonly context: Context; readonly address: string | null },
  db: Db,
  { user, hash, ended, revoked, isCleared = false, isFirst = false }: Saved,
): Promise<void> {
  const { context, address } = call;
  const now = context.now();
  await usersIn(db).update(user.id, {
    password_hash: hash,
    initial_password_until: null,
    updated_at: now,
  });
  await mailedLinksIn(db).endAllOf(user.id, "password_reset");
  // A user who sets a password still has access, so a new email for them is canceled, approved or not.
  await emailChangesIn(db).endOf(user.id);
  await endEmailRequests({ context, actor: { user }, address }, db);
  if (isFirst) return;
  await queueEmail(
    context,
    db,
    user,
    passwordChanged({
      at: now,
      address,
      ended,
      revoked,
      isCleared,
      forgotHref: pageOf.forgotPassword(context),
    }),
  );
}
