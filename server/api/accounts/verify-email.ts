import type { Operations } from "../../contract/operations";
import { isRefusal } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { newLink } from "../mail/links";
import { emailVerification } from "../mail/messages/welcome";
import { queueLetter } from "../mail/queue-letter";
import { spendUnlessRepeated } from "../callers/spend-allowance";
import { visitors } from "../callers/standing";
import { useLink } from "./use-link";

export const verifyEmail: Handler<Operations["auth"]["verifyEmail"]> = (call) => {
  const { context, body, address } = call;
  return command({ ...call, actor: visitors }, async (store) => {
    const user = await useLink(context, store, {
      token: body.token,
      purpose: "email_verification",
    });
    if (isRefusal(user)) return user;
    await store.users.update(user.id, {
      email_verified_at: user.email_verified_at ?? context.now(),
    });
    await audit(
      store,
      { context, actor: { user }, address },
      { action: "email.verified", subject: `user:${user.id}` },
    );
    return { message: "Your email address is confirmed" };
  });
};

const confirmedAlready = { message: "Your email address is confirmed already" };

export const sendVerification: Handler<Operations["auth"]["sendVerification"]> = async (call) => {
  const { context, actor } = call;
  if (actor.user.email_verified_at !== null) return confirmedAlready;
  const tooMany = await spendUnlessRepeated(
    call,
    "verification-mail",
    context.settings.allowances.verificationMails,
  );
  if (tooMany) return tooMany;
  return command(call, async (store) => {
    const user = await store.users.byIdLocked(actor.user.id);
    if (!user || user.email_verified_at !== null) return confirmedAlready;
    await queueLetter(
      context,
      store,
      user,
      emailVerification(await newLink(context, store, user, "email_verification")),
    );
    return { message: "A message with a link is on its way" };
  });
};
