// How many approval requests one person may file, and have open.
import { createHash } from "node:crypto";
import { rateLimitsIn } from "../../http/rate-limit-store";
import type { Db } from "../../database/db";
import { secondsToWait, windowEnd } from "../../kernel/rate-limit";
import { refuse } from "../../kernel/refusal";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { approvalRequestsIn } from "./store";

interface Filing {
  readonly context: Pick<Context, "now" | "settings">;
  readonly actor: { readonly user: { readonly id: string } };
}

/** Counts a request inside its database transaction: refused and replayed calls don't count. The count's row keeps a person's requests apart. */
export async function countRequest({ context, actor }: Filing, db: Db): Promise<Refused | null> {
  const { approvalRequests: limit } = context.settings.rateLimits;
  const now = context.now();
  const subject = createHash("sha256")
    .update(`approval request ${actor.user.id}`)
    .digest("base64url");
  const row = await rateLimitsIn(db).consume(subject, { now, endsAt: windowEnd(limit, now) });
  const used = { count: row.used, windowEndsAt: row.window_ends_at };
  const retryAfter = secondsToWait(limit, used, now);
  if (retryAfter > 0)
    return refuse("too_many_approval_requests", {
      retryAfter,
      values: { maximum: limit.most, minutes: Math.ceil(retryAfter / 60) },
    });
  return (await approvalRequestsIn(db).countOpenBy(actor.user.id)) >= openRequestsMaximum
    ? refuse("too_many_open_requests", { values: { maximum: openRequestsMaximum } })
    : null;
}

/** Approval requests that one person may have open. */
export const openRequestsMaximum = 50;
