// Background work: emails password reset links. Not done in the call, so that its response and duration reveal nothing.
import { resetRequestsIn } from "../email/mailed-link-store";
import { usersIn } from "../users/store";
import { checkMaySignIn } from "../users/rules";
import type { ResetRequestRow } from "../../database/rows/mail-rows";
import { personOf } from "../users/person-of";
import type { Context } from "../../http/context";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { newLink } from "../email/links";
import { passwordReset } from "../sign-in/password-mails";
import { queueEmail } from "../email/queue-email";

const answeredWithinMs = 60 * 60_000;

/** One pass over waiting requests. Any number of hosts may run it at the same time. */
export async function answerResetRequests(context: Context): Promise<void> {
  for (const request of await resetRequestsIn(context.storage.db).waiting())
    await answer(context, request);
}

async function answer(
  context: Context,
  { id, user_id: userId, created_at: createdAt }: ResetRequestRow,
): Promise<void> {
  // Limits the emails that others can trigger: the last link that was sent still works.
  const isOften =
    userId !== null &&
    (await consumeRateLimit(context, {
      what: "password-reset",
      who: userId,
      ...context.settings.rateLimits.passwordResets,
    })) !== null;
  await context.storage.transaction(async (db) => {
    if (!(await resetRequestsIn(db).take(id))) return;
    if (userId === null || isOften || createdAt + answeredWithinMs <= context.now()) return;
    const user = await usersIn(db).byIdLocked(userId);
    if (!user || checkMaySignIn(personOf(user))) return;
    // Invited and former staff get a password only through an invitation.
    if (user.role === "admin" && user.password_hash === "") return;
    await queueEmail(
      context,
      db,
      user,
      passwordReset(await newLink(context, db, user, "password_reset")),
    );
  });
}
