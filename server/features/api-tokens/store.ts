import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { ApiTokenRow } from "../../database/rows/sign-in-rows";

export function apiTokensIn(db: Db) {
  const live = (now: number) =>
    db.selectFrom("api_tokens").where("revoked_at", "is", null).where("expires_at", ">", now);
  return {
    insert: (row: Insertable<ApiTokenRow>) => db.insertInto("api_tokens").values(row).execute(),
    /** The user of a valid token, with its scopes, in one query. */
    personByToken: (tokenHash: string, now: number) =>
      live(now)
        .innerJoin("users", "users.id", "api_tokens.user_id")
        .leftJoin("second_factors", "second_factors.user_id", "users.id")
        .selectAll("users")
        .select([
          "api_tokens.id as token_id",
          "api_tokens.scopes",
          "api_tokens.last_used_at",
          "second_factors.enabled_at as factor_enabled_at",
        ])
        .where("token_hash", "=", tokenHash)
        .where("users.deleted_at", "is", null)
        .executeTakeFirst(),
    liveOf: (userId: string, now: number) =>
      live(now)
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute(),
    touch: (id: string, now: number) =>
      db.updateTable("api_tokens").set({ last_used_at: now }).where("id", "=", id).execute(),
    revokeAllOf: (userId: string, now: number) =>
      db
        .updateTable("api_tokens")
        .set({ revoked_at: now })
        .where("user_id", "=", userId)
        .where("revoked_at", "is", null)
        .execute(),
    /** False if this user has no such valid token. */
    async revokeOwn(id: string, userId: string, now: number): Promise<boolean> {
      const result = await db
        .updateTable("api_tokens")
        .set({ revoked_at: now })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("revoked_at", "is", null)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}
