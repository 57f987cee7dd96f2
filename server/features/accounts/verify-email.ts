import { messagesIn } from "../../locales/messages";
import type { registrationOperations } from "./registration-operations";
import { usersIn } from "../users/store";
import { isRefusal } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { command, commandOnCaller, visitors } from "../../http/command";
import { newLink } from "../email/links";
import { emailVerification } from "./welcome";
import { queueEmail } from "../email/queue-email";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import { useLink } from "../email/use-link";

export const verifyEmail: Handler<typeof registrationOperations.verifyEmail> = (call) => {
  const { context, body, address } = call;
  return command({ ...call, actor: visitors }, async (db) => {
    const user = await useLink(context, db, {
      token: body.token,
      purpose: "email_verification",
    });
    if (isRefusal(user)) return user;
    await usersIn(db).update(user.id, {
      email_verified_at: user.email_verified_at ?? context.now(),
    });
    await recordAudit(
      db,
      { context, actor: { user }, address },
      { action: "email.verified", subject: `user:${user.id}` },
    );
    return { message: messagesIn(call.locale, "notices")("emailConfirmed") };
  });
};

export const sendVerification: Handler<typeof registrationOperations.sendVerification> = async (
  call,
) => {
  const { context, actor } = call;
  const t = messagesIn(call.locale, "notices");
  const confirmedBefore = { message: t("emailConfirmedBefore") };
  if (actor.user.email_verified_at !== null) return confirmedBefore;
  const tooMany = await consumeUnlessReplay(
    call,
    "verification-mail",
    context.settings.rateLimits.verificationMails,
  );
  if (tooMany) return tooMany;
  return commandOnCaller(call, async (db) => {
    const user = await usersIn(db).byIdLocked(actor.user.id);
    if (!user || user.email_verified_at !== null) return confirmedBefore;
    await queueEmail(
      context,
      db,
      user,
      emailVerification(await newLink(context, db, user, "email_verification")),
    );
    return { message: t("confirmationSent") };
  });
};
