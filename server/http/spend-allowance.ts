import { createHash } from "node:crypto";
import { allowancesIn } from "./rate-limit-store";
import { secondsToWait, windowEnd, type Allowance } from "../kernel/rate-limit";
import { refuse } from "../kernel/refusal";
import type { Refused } from "./call";
import { isRepeated, type Commanded } from "./command";
import type { Context } from "./context";

interface Spent extends Allowance {
  /** What is limited, for example `card-add`. */
  readonly what: string;
  /** A person's id or a network address: kept as a hash only. */
  readonly who: string;
}

/** Uses one of an allowance, whatever becomes of the call; a refusal says how long to wait where none is left. */
export async function spendAllowance(
  { storage, now }: Context,
  { what, who, ...allowance }: Spent,
): Promise<Refused | null> {
  const moment = now();
  const subject = createHash("sha256").update(`${what} ${who}`).digest("base64url");
  const window = { now: moment, endsAt: windowEnd(allowance, moment) };
  const row = await storage.transaction((db) => allowancesIn(db).spend(subject, window), subject);
  const retryAfter = secondsToWait(
    allowance,
    { count: row.used, windowEndsAt: row.window_ends_at },
    moment,
  );
  return retryAfter > 0 ? refuse("too_many_requests", { retryAfter }) : null;
}

/** Uses one of the caller's own, unless this very call was answered before: its answer is only given again. */
export async function spendUnlessRepeated(
  { context, actor, key }: Commanded,
  what: string,
  allowance: Allowance,
): Promise<Refused | null> {
  if (await isRepeated(context, actor.user.id, key)) return null;
  return spendAllowance(context, { what, who: actor.user.id, ...allowance });
}
