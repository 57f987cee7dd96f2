import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { ViewedKind } from "./rules";

interface Viewed {
  readonly kind: ViewedKind;
  readonly recordId: string;
}

const shownMaximum = 200;

export function viewersIn(db: Db) {
  const alive = (since: number) =>
    db
      .selectFrom("viewers")
      .innerJoin("users", "users.id", "viewers.user_id")
      .select(["record_id", "user_id", "opened_at", "seen_at"])
      .select(["fullname", "username", "staff_number"])
      .where("seen_at", ">", since)
      .orderBy("opened_at")
      .orderBy("user_id")
      .limit(shownMaximum);
  return {
    ofRecord: ({ kind, recordId }: Viewed, since: number) =>
      alive(since).where("kind", "=", kind).where("record_id", "=", recordId).execute(),
    ofKind: (kind: ViewedKind, since: number) => alive(since).where("kind", "=", kind).execute(),
    /** An expired view starts again. */
    mark: (
      { kind, recordId }: Viewed,
      { userId, now, since }: { userId: string; now: number; since: number },
    ) =>
      db
        .insertInto("viewers")
        .values({ kind, record_id: recordId, user_id: userId, opened_at: now, seen_at: now })
        .onConflict((conflict) =>
          conflict.columns(["kind", "record_id", "user_id"]).doUpdateSet({
            seen_at: now,
            opened_at: sql`case when viewers.seen_at <= ${since} then ${now} else viewers.opened_at end`,
          }),
        )
        .execute(),
    forgetSeenBefore: (moment: number) =>
      db.deleteFrom("viewers").where("seen_at", "<=", moment).execute(),
  };
}
