import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { refuse } from "../../kernel/refusal";
import { isConfirmed } from "../../http/step-up";

/** Asks for the password unless it was confirmed in the last minutes, and counts the access against the hourly limit. */
export async function refusalOfAccess({
  context,
  actor,
}: {
  readonly context: Context;
  readonly actor: Actor;
}): Promise<Refused | null> {
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  return consumeRateLimit(context, {
    what: "reveal",
    who: actor.user.id,
    ...context.settings.rateLimits.reveals,
  });
}
