import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { PayoutRow } from "../../database/rows/payout-rows";
import type { WalletRow } from "../../database/schema";

/** One record for each approved withdrawal; lock the withdrawal's row before changing it. */
export function payoutsIn(db: Db) {
  const ofTransaction = (id: string) =>
    db.selectFrom("payouts").selectAll().where("transaction_id", "=", id);
  return {
    byId: (id: string): Promise<PayoutRow | undefined> => ofTransaction(id).executeTakeFirst(),
    ...unfinishedPayoutsIn(db),
    ...batchOfPayoutIn(db),
    /** A withdrawal approved again after its payout was returned starts a new record. */
    async open(id: string, approvedAt: number): Promise<void> {
      const row = {
        transaction_id: id,
        state: "to_send",
        reference: null,
        expected_day: null,
        approved_at: approvedAt,
        sent_at: null,
        ended_at: null,
        closing_line_id: null,
      } satisfies Partial<PayoutRow>;
      await db
        .insertInto("payouts")
        .values({ ...row, is_debit_missing: 0, is_return_missing: 0 })
        .onConflict((conflict) => conflict.column("transaction_id").doUpdateSet(row))
        .execute();
    },
    /**
     * False if the state has changed. No line closes the payout any more, unless the change names one. What comes
     * back without the bank's debit is remembered for the next payment of the withdrawal.
     */
    async change(
      { transaction_id: id, state }: Pick<PayoutRow, "transaction_id" | "state">,
      change: Partial<Omit<PayoutRow, "transaction_id">>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("payouts")
        .set({
          closing_line_id: null,
          ...change,
          ...(change.state === "returned" && {
            is_debit_missing: sql<number>`case when closing_line_id is null then 1 else is_debit_missing end`,
          }),
        })
        .where("transaction_id", "=", id)
        .where("state", "=", state)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    remove: (id: string) => db.deleteFrom("payouts").where("transaction_id", "=", id).execute(),
    eraseReferencesOf: (userId: string) =>
      db
        .updateTable("payouts")
        .set({ reference: null })
        .where("transaction_id", "in", (eb) =>
          eb.selectFrom("transactions").select("id").where("user_id", "=", userId),
        )
        .execute(),
  };
}

function batchOfPayoutIn(db: Db) {
  return {
    /** The payout's batch, unless it was canceled, the money was returned, or the withdrawal was taken back. */
    liveBatchOf: (id: string) =>
      db
        .selectFrom("payout_lines")
        .innerJoin("payout_batches", "payout_batches.id", "payout_lines.batch_id")
        .select(["payout_batches.id", "payout_batches.reference", "payout_batches.state"])
        .where("transaction_id", "=", id)
        .where("is_live", "=", 1)
        .executeTakeFirst(),
    /** It may then be in another batch. */
    leaveBatch: (id: string) =>
      db
        .updateTable("payout_lines")
        .set({ is_live: 0 })
        .where("transaction_id", "=", id)
        .where("is_live", "=", 1)
        .execute(),
  };
}

/** Payouts that are not sent or haven't arrived yet. */
function unfinishedPayoutsIn(db: Db) {
  return {
    /** Whether a payout to this user is unsent or hasn't arrived. */
    async isOpenFor(userId: string): Promise<boolean> {
      const open = await db
        .selectFrom("transactions")
        .innerJoin("payouts", "payouts.transaction_id", "transactions.id")
        .select("payouts.transaction_id")
        .where("transactions.user_id", "=", userId)
        .where("payouts.state", "in", ["to_send", "sent"])
        .limit(1)
        .executeTakeFirst();
      return open !== undefined;
    },
    /** Withdrawals from this wallet that were approved but not sent yet. */
    async unsentFrom({ user_id, id }: Pick<WalletRow, "id" | "user_id">): Promise<string[]> {
      const rows = await db
        .selectFrom("transactions")
        .innerJoin("payouts", "payouts.transaction_id", "transactions.id")
        .select("transactions.id")
        .where("transactions.user_id", "=", user_id)
        .where("transactions.wallet_id", "=", id)
        .where("payouts.state", "=", "to_send")
        .orderBy("transactions.id")
        .execute();
      return rows.map((row) => row.id);
    },
  };
}
