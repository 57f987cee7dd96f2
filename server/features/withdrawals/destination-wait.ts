// Money isn't paid to a new destination immediately, so that the owner can notice details saved by someone else.
import type { Db } from "../../database/db";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { isConfirmed } from "../../http/step-up";
import { auditIn } from "../audit/store";
import { secondFactorsIn } from "../second-factor/store";

interface Saving {
  readonly context: Context;
  readonly actor: Actor;
}

export const destinationWaitMs = ({ settings }: Pick<Context, "settings">) =>
  settings.destinationWaitHours * 60 * 60_000;

/**
 * The earliest time (UTC milliseconds) at which money can be paid to a destination saved now; null without a wait.
 * A second factor confirms it instead, unless it is just as new: someone who stole the session may have set it up.
 */
export async function usableFrom({ context, actor }: Saving, db: Db): Promise<number | null> {
  const [now, waitMs] = [context.now(), destinationWaitMs(context)];
  if (waitMs === 0) return null;
  const enabledAt = (await secondFactorsIn(db).of(actor.user.id))?.enabled_at ?? null;
  const isOldFactor = enabledAt !== null && enabledAt <= now - waitMs;
  return isOldFactor && isConfirmed(actor, now) ? null : now + waitMs;
}

/**
 * The earliest time (UTC milliseconds) at which any withdrawal requested now can be paid, because the second factor that
 * would have confirmed it was turned off; null without a wait. A factor that was set up again since doesn't end it.
 */
export async function payableAfterFactor({ context, actor }: Saving, db: Db) {
  const waitMs = destinationWaitMs(context);
  if (waitMs === 0) return null;
  const offAt = await auditIn(db).latestOf(
    `user:${actor.user.id}`,
    ["second_factor.disabled", "second_factor.removed"],
    context.now() - waitMs,
  );
  return offAt === undefined ? null : offAt + waitMs;
}
