import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { PayeeRow } from "../../database/schema";

/** Bank accounts other than the default one, and addresses. */
export function payeesIn(db: Db) {
  const change = (id: string, columns: Partial<PayeeRow>) =>
    db.updateTable("payees").set(columns).where("id", "=", id).execute();
  return {
    insert: (row: Insertable<PayeeRow>) => db.insertInto("payees").values(row).execute(),
    /** Those of the user that aren't removed, in the order in which they were added. */
    ofUser: (userId: string): Promise<PayeeRow[]> =>
      db
        .selectFrom("payees")
        .selectAll()
        .where("user_id", "=", userId)
        .where("removed_at", "is", null)
        .orderBy("added_at")
        .orderBy("id")
        .execute(),
    rename: (id: string, label: string) => change(id, { label }),
    async makeDefaultAddress(userId: string, id: string): Promise<void> {
      await db
        .updateTable("payees")
        .set({ is_default: 0 })
        .where("user_id", "=", userId)
        .where("kind", "=", "crypto_address")
        .where("is_default", "=", 1)
        .execute();
      await change(id, { is_default: 1 });
    },
    /** Keeps when it was added and removed, but nothing of the account. */
    remove: (id: string, now: number) =>
      change(id, { sealed: null, label: null, is_default: 0, removed_at: now }),
    /** A bank account that became the default one is in `bank_details`. */
    moveAway: (id: string) => db.deleteFrom("payees").where("id", "=", id).execute(),
    forgetRemovedBefore: (moment: number) =>
      db.deleteFrom("payees").where("removed_at", "<", moment).execute(),
    /** Of these accounts, removed ones included. */
    ofAccounts: (ids: readonly string[]): Promise<PayeeRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom("payees")
            .selectAll()
            .where("payment_account_id", "in", ids)
            .orderBy("added_at")
            .execute(),
  };
}

const listed = ["pending", "successful"] as const;

export interface PayeeUse {
  readonly userId: string;
  /** As stored with a withdrawal to it: the index narrows the search by it. */
  readonly masked: string;
  readonly accountId: string;
  readonly addedAt: number;
}

/** Withdrawals to a payee since it was added. */
export function payeeUsesIn(db: Db) {
  const to = ({ userId, masked, accountId, addedAt }: PayeeUse) =>
    db
      .selectFrom("transactions")
      .where("transactions.user_id", "=", userId)
      .where("destination_masked", "=", masked)
      .where("payment_account_id", "=", accountId)
      .where("created_at", ">=", addedAt);
  return {
    last: (use: PayeeUse) =>
      to(use)
        .select("created_at")
        .where("status", "in", listed)
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst(),
    /** One that is under review, or approved and not sent yet. */
    open: ({ userId, accountId }: Pick<PayeeUse, "userId" | "accountId">) =>
      db
        .selectFrom("transactions")
        .leftJoin("payouts", "payouts.transaction_id", "transactions.id")
        .select(["transactions.id", "transactions.reference"])
        .where("transactions.user_id", "=", userId)
        .where("type", "=", "withdrawal")
        .where("payment_account_id", "=", accountId)
        .where((eb) =>
          eb.or([
            eb("status", "=", "pending"),
            eb.and([eb("status", "=", "successful"), eb("payouts.state", "=", "to_send")]),
          ]),
        )
        .orderBy("transactions.created_at")
        .limit(1)
        .executeTakeFirst(),
  };
}
