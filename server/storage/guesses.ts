import { sql, type Kysely } from "kysely";
import type { Schema } from "./schema";

/** Wrong guesses by subject; a subject is a hash, so that no address of anybody is kept. */
export function guessesIn(db: Kysely<Schema>) {
  return {
    of: (subjects: readonly string[]) => db.selectFrom("guesses").selectAll().where("subject", "in", subjects).execute(),
    /** One more failure; after a quiet time (`since`, UTC milliseconds) the count begins anew. */
    add: (subject: string, now: number, since: number) =>
      db
        .insertInto("guesses")
        .values({ subject, failures: 1, last_at: now })
        .onConflict((conflict) =>
          conflict.column("subject").doUpdateSet({
            failures: sql`case when guesses.last_at < ${since} then 1 else guesses.failures + 1 end`,
            last_at: now,
          }),
        )
        .execute(),
    forget: (subject: string) => db.deleteFrom("guesses").where("subject", "=", subject).execute(),
    forgetBefore: (moment: number) => db.deleteFrom("guesses").where("last_at", "<", moment).execute(),
  };
}
