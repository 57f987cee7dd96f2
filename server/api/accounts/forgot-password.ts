import type { Operations } from "../../contract/operations";
import { subscriberOf } from "../../domain/networks";
import type { Handler } from "../call";
import { spendAllowance } from "../callers/spend-allowance";

/** Notes that somebody asked, known or not; the link is made and sent in the background. */
export const forgotPassword: Handler<Operations["auth"]["forgotPassword"]> = async ({
  context,
  body,
  address,
}) => {
  const allowance = context.settings.allowances.resetRequests;
  const tooMany =
    address === null
      ? null
      : await spendAllowance(context, {
          what: "forgot-password",
          who: subscriberOf(address),
          ...allowance,
        });
  if (tooMany) return tooMany;
  const { users, resetRequests } = context.storage.store;
  const person = await users.byEmail(body.email);
  await resetRequests.insert({
    id: context.newId(),
    user_id: person?.id ?? null,
    created_at: context.now(),
  });
  context.post.wake();
  return {
    message:
      "If somebody has an account with this address, a message with a link is on its way to them.",
  };
};
