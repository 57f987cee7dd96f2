import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { EmailChangeRow } from "../../database/rows/mail-rows";

/** New emails that are not confirmed yet. */
export function emailChangesIn(db: Db) {
  return {
    /** Invalidates the link of an earlier change. */
    async replace(row: Insertable<EmailChangeRow>): Promise<void> {
      await db.deleteFrom("email_changes").where("user_id", "=", row.user_id).execute();
      await db.insertInto("email_changes").values(row).execute();
    },
    find: (tokenHash: string, now: number): Promise<EmailChangeRow | undefined> =>
      db
        .selectFrom("email_changes")
        .selectAll()
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .executeTakeFirst(),
    ofUser: (userId: string): Promise<EmailChangeRow | undefined> =>
      db.selectFrom("email_changes").selectAll().where("user_id", "=", userId).executeTakeFirst(),
    /** True for one caller only. */
    async use(tokenHash: string): Promise<boolean> {
      const result = await db
        .deleteFrom("email_changes")
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    endOf: (userId: string) =>
      db.deleteFrom("email_changes").where("user_id", "=", userId).execute(),
    /** The change that the user asked for themselves, while its link is valid. */
    ownOf: (userId: string, now: number): Promise<EmailChangeRow | undefined> =>
      db
        .selectFrom("email_changes")
        .selectAll()
        .where("user_id", "=", userId)
        .where("is_own", "=", 1)
        .where("expires_at", ">", now)
        .executeTakeFirst(),
    /** Leaves a change that staff approved. */
    endOwnOf: (userId: string) =>
      db
        .deleteFrom("email_changes")
        .where("user_id", "=", userId)
        .where("is_own", "=", 1)
        .execute(),
    forgetEndedBefore: (moment: number) =>
      db.deleteFrom("email_changes").where("expires_at", "<=", moment).execute(),
  };
}
