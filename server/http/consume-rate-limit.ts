import { createHash } from "node:crypto";
import { rateLimitsIn } from "./rate-limit-store";
import { secondsToWait, windowEnd, type RateLimit } from "../kernel/rate-limit";
import { refuse } from "../kernel/refusal";
import type { Refused } from "./call";
import { isReplay, type CommandCall } from "./command";
import type { Context } from "./context";
import type { Db } from "../database/db";

interface ConsumedLimit extends RateLimit {
  /** What is limited, for example `card-add`. */
  readonly what: string;
  /** A user's id or an IP address: stored only as a hash. */
  readonly who: string;
}

/** Consumes one use of a rate limit, whatever the outcome of the call; if none is left, the refusal says how long to wait. */
export function consumeRateLimit(context: Context, limit: ConsumedLimit): Promise<Refused | null> {
  return context.storage.transaction(
    (db) => consumeRateLimitIn(context, db, limit),
    subjectOf(limit),
  );
}

/** The same inside a database transaction: if it is rolled back, nothing was consumed. */
export async function consumeRateLimitIn(
  { now }: Pick<Context, "now">,
  db: Db,
  limit: ConsumedLimit,
): Promise<Refused | null> {
  const moment = now();
  const window = { now: moment, endsAt: windowEnd(limit, moment) };
  const row = await rateLimitsIn(db).consume(subjectOf(limit), window);
  const retryAfter = secondsToWait(
    limit,
    { count: row.used, windowEndsAt: row.window_ends_at },
    moment,
  );
  return retryAfter > 0 ? refuse("too_many_requests", { retryAfter }) : null;
}

const subjectOf = ({ what, who }: ConsumedLimit): string =>
  createHash("sha256").update(`${what} ${who}`).digest("base64url");

/** Consumes one of the caller's uses, unless this call is a replay. */
export async function consumeUnlessReplay(
  { context, actor, key }: CommandCall,
  what: string,
  limit: RateLimit,
): Promise<Refused | null> {
  if (await isReplay(context, actor.user.id, key)) return null;
  return consumeRateLimit(context, { what, who: actor.user.id, ...limit });
}
