import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { SessionRow } from "../../database/rows/record-rows";

const listedMaximum = 200;

export function sessionsIn(db: Db) {
  return {
    insert: (row: Insertable<SessionRow>) => db.insertInto("sessions").values(row).execute(),
    /** The user of a valid token, with the session's id and times, in one query. */
    personByToken: (tokenHash: string, now: number) =>
      db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .leftJoin("second_factors", "second_factors.user_id", "users.id")
        .selectAll("users")
        .select([
          "sessions.id as session_id",
          "sessions.last_seen_at",
          "sessions.expires_at",
          "sessions.confirmed_at",
          "sessions.by_api_client",
          "sessions.created_at as signed_in_at",
          "second_factors.enabled_at as factor_enabled_at",
        ])
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .where("users.deleted_at", "is", null)
        .executeTakeFirst(),
    /** Sessions that haven't expired and were used after `seenSince`, newest first. */
    liveOf: (userId: string, { now, seenSince }: { now: number; seenSince: number }) =>
      db
        .selectFrom("sessions")
        .selectAll()
        .where("user_id", "=", userId)
        .where("expires_at", ">", now)
        .where("last_seen_at", ">", seenSince)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(listedMaximum)
        .execute(),
    touch: (id: string, now: number) =>
      db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", id).execute(),
    confirm: (id: string, now: number) =>
      db.updateTable("sessions").set({ confirmed_at: now }).where("id", "=", id).execute(),
    end: (id: string) => db.deleteFrom("sessions").where("id", "=", id).execute(),
    /** False if this user has no such session. */
    async endOwn(id: string, userId: string): Promise<boolean> {
      const result = await db
        .deleteFrom("sessions")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    /** Also sign-ins that are waiting for their code. */
    async endAllOf(userId: string): Promise<void> {
      await db.deleteFrom("pending_sign_ins").where("user_id", "=", userId).execute();
      await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
    },
    async endOthersOf(userId: string, currentId: string): Promise<void> {
      await db.deleteFrom("pending_sign_ins").where("user_id", "=", userId).execute();
      await db
        .deleteFrom("sessions")
        .where("user_id", "=", userId)
        .where("id", "<>", currentId)
        .execute();
    },
    endExpired: (now: number) => db.deleteFrom("sessions").where("expires_at", "<=", now).execute(),
  };
}
