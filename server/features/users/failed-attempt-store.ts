import { sql } from "kysely";
import type { Db } from "../../database/db";

/** Failed attempts by subject; a subject is a hash, so no email or IP address is stored. */
export function failedAttemptsIn(db: Db) {
  return {
    /** The counts, locked until the database transaction ends: each row is rewritten in a fixed order, which locks it on both engines. A new row counts as expired. */
    async locked(subjects: readonly string[]) {
      for (const subject of [...subjects].sort()) {
        await db
          .insertInto("failed_attempts")
          .values({ subject, failures: 1, last_at: 0 })
          .onConflict((conflict) =>
            conflict.column("subject").doUpdateSet({ failures: sql`failed_attempts.failures` }),
          )
          .execute();
      }
      return db
        .selectFrom("failed_attempts")
        .selectAll()
        .where("subject", "in", subjects)
        .execute();
    },
    /** Adds a failure; the count restarts if the last one was before `since` (UTC milliseconds). */
    add: (subject: string, now: number, since: number) =>
      db
        .insertInto("failed_attempts")
        .values({ subject, failures: 1, last_at: now })
        .onConflict((conflict) =>
          conflict.column("subject").doUpdateSet({
            failures: sql`case when failed_attempts.last_at < ${since} then 1 else failed_attempts.failures + 1 end`,
            last_at: now,
          }),
        )
        .execute(),
    /** Undoes a failure that wasn't one, and restores the time of the last one. The last undo deletes the row; in this order, two at the same time never go below zero. */
    async undoFailure(subject: string, lastAt: number): Promise<void> {
      const result = await db
        .updateTable("failed_attempts")
        .set({ failures: sql`failures - 1`, last_at: lastAt })
        .where("subject", "=", subject)
        .where("failures", ">", 1)
        .executeTakeFirst();
      if (result.numUpdatedRows === 0n)
        await db
          .deleteFrom("failed_attempts")
          .where("subject", "=", subject)
          .where("failures", "=", 1)
          .execute();
    },
    forget: (subject: string) =>
      db.deleteFrom("failed_attempts").where("subject", "=", subject).execute(),
    forgetBefore: (moment: number) =>
      db.deleteFrom("failed_attempts").where("last_at", "<", moment).execute(),
  };
}
