import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { consumeRateLimit } from "../../http/consume-rate-limit";

/** Counts an access to sensitive data against the hourly limit of the caller's roles. */
export function consumeAccess({
  context,
  actor,
}: {
  readonly context: Context;
  readonly actor: Actor;
}): Promise<Refused | null> {
  const { sensitiveAccess, sensitiveAccessByTreasury } = context.settings.rateLimits;
  return consumeRateLimit(context, {
    what: "sensitive-access",
    who: actor.user.id,
    ...(actor.roles.includes("treasury") ? sensitiveAccessByTreasury : sensitiveAccess),
  });
}
