import type { Db } from "../../database/db";
import { usernameSkeleton } from "../../kernel/username-skeleton";

export function usernameSkeletonsIn(db: Db) {
  return {
    /** Whether another user has a name that looks like this one. */
    async isTaken(username: string, userId?: string): Promise<boolean> {
      const row = await db
        .selectFrom("username_skeletons")
        .select("user_id")
        .where("skeleton", "=", usernameSkeleton(username))
        .executeTakeFirst();
      return row !== undefined && row.user_id !== userId;
    },
    /** Replaces the user's earlier one; false if another user has it. */
    async claim(username: string, userId: string): Promise<boolean> {
      await db.deleteFrom("username_skeletons").where("user_id", "=", userId).execute();
      const row = { skeleton: usernameSkeleton(username), user_id: userId };
      const made = await db
        .insertInto("username_skeletons")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return made.numInsertedOrUpdatedRows === 1n;
    },
  };
}
