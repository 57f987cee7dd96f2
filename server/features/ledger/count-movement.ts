// The rate limit of a customer's deposits and withdrawals.
import { createHash } from "node:crypto";
import { rateLimitsIn } from "../../http/rate-limit-store";
import type { Db } from "../../database/db";
import { secondsToWait, windowEnd } from "../../kernel/rate-limit";
import { refuse } from "../../kernel/refusal";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";

interface Moving {
  readonly context: Pick<Context, "now" | "settings">;
  readonly actor: { readonly user: { readonly id: string } };
}

/** Counts a movement inside its database transaction, before the wallet is locked: refused and replayed calls don't count. */
export async function countMovement({ context, actor }: Moving, db: Db): Promise<Refused | null> {
  const { movements } = context.settings.rateLimits;
  const now = context.now();
  const subject = createHash("sha256").update(`movement ${actor.user.id}`).digest("base64url");
  const row = await rateLimitsIn(db).consume(subject, { now, endsAt: windowEnd(movements, now) });
  const retryAfter = secondsToWait(
    movements,
    { count: row.used, windowEndsAt: row.window_ends_at },
    now,
  );
  return retryAfter > 0
    ? refuse("too_many_movements", {
        retryAfter,
        values: { maximum: movements.most, minutes: Math.ceil(retryAfter / 60) },
      })
    : null;
}
