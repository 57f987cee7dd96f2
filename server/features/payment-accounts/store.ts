import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { PaymentAccountRow } from "../../database/schema";

/** Whose account it is, and who the person is. */
export type OwnedAccount = Pick<PaymentAccountRow, "user_id" | "digest"> & { fullname: string };

export function paymentAccountsIn(db: Db) {
  return {
    insert: (row: Insertable<PaymentAccountRow>) =>
      db.insertInto("payment_accounts").values(row).execute(),
    withDigest: (userId: string, digests: readonly string[]) =>
      db
        .selectFrom("payment_accounts")
        .select("id")
        .where("digest", "in", digests)
        .where("user_id", "=", userId)
        .executeTakeFirst(),
    byIds: (ids: readonly string[]): Promise<PaymentAccountRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db.selectFrom("payment_accounts").selectAll().where("id", "in", ids).execute(),
    /** The newest first. */
    ofUsers: (userIds: readonly string[], limit: number): Promise<PaymentAccountRow[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom("payment_accounts")
            .selectAll()
            .where("user_id", "in", userIds)
            .orderBy("added_at", "desc")
            .limit(limit)
            .execute(),
    /** Those whose bank account ends like this; who used one last comes first. */
    async usersOfTail(digests: readonly string[], limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("payment_accounts")
        .select("user_id")
        .where("tail_digest", "in", digests)
        .where("tail_sealed", "is not", null)
        .orderBy("added_at", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ user_id: id }) => id);
    },
    usersOf: (digests: readonly string[], limit: number): Promise<OwnedAccount[]> =>
      digests.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom("payment_accounts")
            .innerJoin("users", "users.id", "payment_accounts.user_id")
            .select(["payment_accounts.user_id", "payment_accounts.digest", "users.fullname"])
            .where("payment_accounts.digest", "in", digests)
            .orderBy("payment_accounts.added_at")
            .limit(limit)
            .execute(),
  };
}
