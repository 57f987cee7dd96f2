import { sql } from "kysely";
import type { Db } from "../database/db";
import type { RateLimitRow } from "../database/rows/record-rows";

export function rateLimitsIn(db: Db) {
  return {
    /** Counts one use in one statement, so concurrent calls each see their own count. An expired window restarts. */
    consume: (
      subject: string,
      { now, endsAt }: { now: number; endsAt: number },
    ): Promise<RateLimitRow> =>
      db
        .insertInto("rate_limits")
        .values({ subject, window_ends_at: endsAt, used: 1 })
        .onConflict((conflict) =>
          conflict.column("subject").doUpdateSet({
            used: sql`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.used + 1 end`,
            // No window ends later than one that begins now, so a clock that was set back doesn't lengthen waits.
            window_ends_at: sql`case when rate_limits.window_ends_at <= ${now} or rate_limits.window_ends_at > ${endsAt} then ${endsAt} else rate_limits.window_ends_at end`,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
    forgetEndedBefore: (moment: number) =>
      db.deleteFrom("rate_limits").where("window_ends_at", "<=", moment).execute(),
  };
}
