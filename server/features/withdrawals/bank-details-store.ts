import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { BankDetailsRow } from "../../database/schema";

export function bankDetailsIn(db: Db) {
  return {
    ofUser: (userId: string) =>
      db.selectFrom("bank_details").selectAll().where("user_id", "=", userId).executeTakeFirst(),
    ofUsers: (userIds: readonly string[]): Promise<BankDetailsRow[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : db.selectFrom("bank_details").selectAll().where("user_id", "in", userIds).execute(),
    save: ({ user_id, ...columns }: Insertable<BankDetailsRow>) =>
      db
        .insertInto("bank_details")
        .values({ user_id, ...columns })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
        .execute(),
    rename: (userId: string, columns: Pick<BankDetailsRow, "payee_id" | "label" | "labeled_at">) =>
      db.updateTable("bank_details").set(columns).where("user_id", "=", userId).execute(),
    remove: (userId: string) =>
      db.deleteFrom("bank_details").where("user_id", "=", userId).execute(),
    /**
     * A host of the release before knows only this account, and would let a withdrawal to another one wait as long as
     * for this one. It lets those wait in full whose draft is older than the details.
     */
    touch: (userId: string, moment: number) =>
      db
        .updateTable("bank_details")
        .set({ updated_at: moment })
        .where("user_id", "=", userId)
        .where("updated_at", "<", moment)
        .execute(),
  };
}
