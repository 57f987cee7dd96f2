// A link to a new password: anyone may ask for one. It is sent in the background, so that the response and its duration reveal nothing.
import { messagesIn } from "../../locales/messages";
import type { passwordResetOperations } from "./password-reset-operations";
import { usersIn } from "../users/store";
import { resetRequestsIn } from "../email/mailed-link-store";
import { subscriberOf } from "../../kernel/networks";
import type { Handler } from "../../http/call";
import { consumeRateLimit, consumeRateLimitIn } from "../../http/consume-rate-limit";
import { checkMaySignIn } from "../users/rules";
import type { ResetRequestRow } from "../../database/rows/mail-rows";
import { personOf } from "../users/person-of";
import type { Context } from "../../http/context";
import { newLink } from "../email/links";
import { passwordReset } from "../sign-in/password-mails";
import { queueEmail } from "../email/queue-email";

/** Records the request, whether the account exists or not; see `answerResetRequests`. */
export const forgotPassword: Handler<typeof passwordResetOperations.forgotPassword> = async ({
  context,
  body,
  address,
  locale,
}) => {
  const limit = context.settings.rateLimits.resetRequests;
  const tooMany =
    address === null
      ? null
      : await consumeRateLimit(context, {
          what: "forgot-password",
          who: subscriberOf(address),
          ...limit,
        });
  if (tooMany) return tooMany;
  const { db } = context.storage;
  const users = usersIn(db);
  const resetRequests = resetRequestsIn(db);
  const person = await users.byEmail(body.email);
  await resetRequests.insert({
    id: context.newId(),
    user_id: person?.id ?? null,
    created_at: context.now(),
  });
  context.mailDispatcher.notify();
  return {
    message: messagesIn(locale, "notices")("resetLinkSent"),
  };
};

const answeredWithinMs = 60 * 60_000;

/** One pass over waiting requests. Any number of hosts may run it at the same time. One that fails is reported and stays for the next pass. */
export async function answerResetRequests(context: Context): Promise<void> {
  for (const request of await resetRequestsIn(context.storage.db).waiting())
    await answer(context, request).catch((error: unknown) =>
      context.report("reset-request", error),
    );
}

function answer(
  context: Context,
  { id, user_id: userId, created_at: createdAt }: ResetRequestRow,
): Promise<void> {
  return context.storage.transaction(async (db) => {
    if (!(await resetRequestsIn(db).take(id))) return;
    if (userId === null || createdAt + answeredWithinMs <= context.now()) return;
    // Limits the emails that others can trigger: the last link that was sent still works. Counted by the host that takes the request.
    const isOften = await consumeRateLimitIn(context, db, {
      what: "password-reset",
      who: userId,
      ...context.settings.rateLimits.passwordResets,
    });
    if (isOften) return;
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
