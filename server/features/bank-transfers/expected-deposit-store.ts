import type { ExpectedDepositRow } from "../../database/rows/bank-transfer-rows";
import { locksRows, type Db } from "../../database/db";
import type { Money } from "../../kernel/money";

interface Arrived {
  readonly userId: string;
  readonly amount: Money;
  /** The deposit that was credited. */
  readonly transactionId: string;
  /** UTC milliseconds. */
  readonly now: number;
}

/** What customers say that they sent: never money, and in no balance. */
export function expectedDepositsIn(db: Db) {
  return {
    insert: (row: ExpectedDepositRow) => db.insertInto("expected_deposits").values(row).execute(),
    /** Ends the oldest open one of this amount with the deposit that arrived; returns its ID, or null if there is none: others stay open. */
    async matchFor({ userId, amount, transactionId, now }: Arrived): Promise<string | null> {
      const oldest = db
        .selectFrom("expected_deposits")
        .select("id")
        .where("user_id", "=", userId)
        .where("state", "=", "open")
        .where("currency", "=", amount.currency)
        .where("amount_minor", "=", Number(amount.minor))
        .orderBy("created_at")
        .orderBy("id")
        .limit(1);
      const found = await (locksRows(db) ? oldest.forUpdate() : oldest).executeTakeFirst();
      if (!found) return null;
      const ended = await db
        .updateTable("expected_deposits")
        .set({ state: "matched", transaction_id: transactionId, ended_at: now })
        .where("id", "=", found.id)
        .where("state", "=", "open")
        .executeTakeFirst();
      return ended.numUpdatedRows === 1n ? found.id : null;
    },
    /** After a deposit was taken back: it is expected again while its time lasts. */
    reopenFor: (transactionId: string) =>
      db
        .updateTable("expected_deposits")
        .set({ state: "open", transaction_id: null, ended_at: null })
        .where("transaction_id", "=", transactionId)
        .execute(),
  };
}
