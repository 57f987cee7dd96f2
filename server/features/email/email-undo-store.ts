import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { EmailUndoLinkRow } from "../../database/rows/mail-rows";

/** Links that restore an address the account had. The user's row is locked by those who write. */
export function emailUndoLinksIn(db: Db) {
  const live = (now: number) =>
    db.selectFrom("email_undo_links").selectAll().where("expires_at", ">", now);
  return {
    find: (tokenHash: string, now: number): Promise<EmailUndoLinkRow | undefined> =>
      live(now).where("token_hash", "=", tokenHash).executeTakeFirst(),
    /** In their order. */
    ofUser: (userId: string, now: number): Promise<EmailUndoLinkRow[]> =>
      live(now).where("user_id", "=", userId).orderBy("position").execute(),
    /** Adds the user's next link; earlier ones stay valid for as long as it, so that the oldest address has the last word. */
    async add(row: Omit<Insertable<EmailUndoLinkRow>, "position">): Promise<void> {
      await db
        .updateTable("email_undo_links")
        .set({ expires_at: row.expires_at })
        .where("user_id", "=", row.user_id)
        .where("expires_at", ">", row.created_at)
        .where("expires_at", "<", row.expires_at)
        .execute();
      const last = await db
        .selectFrom("email_undo_links")
        .select("position")
        .where("user_id", "=", row.user_id)
        .orderBy("position", "desc")
        .limit(1)
        .executeTakeFirst();
      await db
        .insertInto("email_undo_links")
        .values({ ...row, position: (last?.position ?? 0) + 1 })
        .execute();
    },
    /** Whether a link could give this address back to an account other than this one. */
    async isReserved(emailKey: string, now: number, userId?: string): Promise<boolean> {
      const found = live(now).where("email_key", "=", emailKey);
      const other = userId === undefined ? found : found.where("user_id", "<>", userId);
      return (await other.limit(1).executeTakeFirst()) !== undefined;
    },
    endFrom: ({ user_id: userId, position }: Pick<EmailUndoLinkRow, "user_id" | "position">) =>
      db
        .deleteFrom("email_undo_links")
        .where("user_id", "=", userId)
        .where("position", ">=", position)
        .execute(),
    endAllOf: (userId: string) =>
      db.deleteFrom("email_undo_links").where("user_id", "=", userId).execute(),
    forgetEndedBefore: (moment: number) =>
      db.deleteFrom("email_undo_links").where("expires_at", "<=", moment).execute(),
  };
}
