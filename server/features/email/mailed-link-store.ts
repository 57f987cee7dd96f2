import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { MailedLinkRow, ResetRequestRow } from "../../database/rows/mail-rows";

const requestsAtOnce = 50;

export function mailedLinksIn(db: Db) {
  return {
    /** The new link invalidates earlier ones of the same user and purpose. */
    async replace(row: Insertable<MailedLinkRow>): Promise<void> {
      await db
        .deleteFrom("mailed_links")
        .where("user_id", "=", row.user_id)
        .where("purpose", "=", row.purpose)
        .execute();
      await db.insertInto("mailed_links").values(row).execute();
    },
    /** The owner of this link, while it is valid. */
    find: (tokenHash: string, purpose: MailedLinkRow["purpose"], now: number) =>
      db
        .selectFrom("mailed_links")
        .selectAll()
        .where("token_hash", "=", tokenHash)
        .where("purpose", "=", purpose)
        .where("expires_at", ">", now)
        .executeTakeFirst(),
    /** True for one caller only, who may then use the link. */
    async use(tokenHash: string): Promise<boolean> {
      const result = await db
        .deleteFrom("mailed_links")
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    endAllOf: (userId: string, purpose: MailedLinkRow["purpose"]) =>
      db
        .deleteFrom("mailed_links")
        .where("user_id", "=", userId)
        .where("purpose", "=", purpose)
        .execute(),
    forgetEndedBefore: (moment: number) =>
      db.deleteFrom("mailed_links").where("expires_at", "<=", moment).execute(),
  };
}

export function resetRequestsIn(db: Db) {
  return {
    insert: (row: Insertable<ResetRequestRow>) =>
      db.insertInto("reset_requests").values(row).execute(),
    waiting: () =>
      db.selectFrom("reset_requests").selectAll().orderBy("id").limit(requestsAtOnce).execute(),
    /** True for one caller only. */
    async take(id: string): Promise<boolean> {
      const result = await db.deleteFrom("reset_requests").where("id", "=", id).executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
  };
}
