import type { Db } from "../../database/db";
import type { EmailChangeRow } from "../../database/rows/mail-rows";

/** New addresses that wait for their mailbox to confirm them. */
export function emailChangesIn(db: Db) {
  return {
    /** The link of an earlier change is worth nothing from now on. */
    async replace(row: EmailChangeRow): Promise<void> {
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
    /** True for one caller only: whoever gets it may change the address. */
    async use(tokenHash: string): Promise<boolean> {
      const result = await db
        .deleteFrom("email_changes")
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    endOf: (userId: string) =>
      db.deleteFrom("email_changes").where("user_id", "=", userId).execute(),
    forgetEndedBefore: (moment: number) =>
      db.deleteFrom("email_changes").where("expires_at", "<=", moment).execute(),
  };
}
