import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { PendingSignInRow } from "../../database/rows/sign-in-rows";

export function pendingSignInsIn(db: Db) {
  return {
    insert: (row: Insertable<PendingSignInRow>) =>
      db.insertInto("pending_sign_ins").values(row).execute(),
    /** Its user, while it is valid. */
    live: (tokenHash: string, now: number) =>
      db
        .selectFrom("pending_sign_ins")
        .innerJoin("users", "users.id", "pending_sign_ins.user_id")
        .selectAll("users")
        .select("by_api_client")
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .where("users.deleted_at", "is", null)
        .executeTakeFirst(),
    /** False if it was used or ended before; of two at the same time, one succeeds. */
    async consume(tokenHash: string): Promise<boolean> {
      const result = await db
        .deleteFrom("pending_sign_ins")
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    forgetExpired: (now: number) =>
      db.deleteFrom("pending_sign_ins").where("expires_at", "<=", now).execute(),
  };
}
