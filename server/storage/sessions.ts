import type { Kysely } from "kysely";
import type { SessionRow } from "./record-rows";
import type { Schema } from "./schema";

export function sessionsIn(db: Kysely<Schema>) {
  return {
    insert: (row: SessionRow) => db.insertInto("sessions").values(row).execute(),
    /** The person behind a live token, with the session's id and times, in one read. */
    personByToken: (tokenHash: string, now: number) =>
      db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .selectAll("users")
        .select(["sessions.id as session_id", "sessions.last_seen_at"])
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .executeTakeFirst(),
    touch: (id: string, now: number) =>
      db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", id).execute(),
    end: (id: string) => db.deleteFrom("sessions").where("id", "=", id).execute(),
    endAllOf: (userId: string) => db.deleteFrom("sessions").where("user_id", "=", userId).execute(),
    endExpired: (now: number) => db.deleteFrom("sessions").where("expires_at", "<=", now).execute(),
  };
}
