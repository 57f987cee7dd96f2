import { messagesIn } from "../../locales/messages";
import type { passwordResetOperations } from "./password-reset-operations";
import { usersIn } from "../users/store";
import { resetRequestsIn } from "../email/mailed-link-store";
import { subscriberOf } from "../../kernel/networks";
import type { Handler } from "../../http/call";
import { consumeRateLimit } from "../../http/consume-rate-limit";

/** Records the request, whether the account exists or not; the link is created and sent in the background. */
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
