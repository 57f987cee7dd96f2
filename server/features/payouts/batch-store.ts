import { sql, type Insertable } from "kysely";
import { escapeLike } from "../../database/search-key";
import { locksRows, type Db } from "../../database/db";
import { pageByTime, type PageWindow } from "../../database/paging";
import { countMatches } from "../../database/count-matches";
import type { PayoutBatchRow, PayoutLineRow, PayoutRow } from "../../database/rows/payout-rows";
import type { TransactionRow } from "../../database/schema";

export interface BatchLine extends PayoutLineRow {
  /** Null if its approval was reversed. */
  readonly payout_state: PayoutRow["state"] | null;
  readonly closing_line_id: PayoutRow["closing_line_id"];
  readonly payment_method: TransactionRow["payment_method"];
}

export function payoutBatchesIn(db: Db) {
  const forUpdate = locksRows(db);
  return {
    insert: (row: Insertable<PayoutBatchRow>) =>
      db.insertInto("payout_batches").values(row).execute(),
    insertLines: (rows: readonly Insertable<PayoutLineRow>[]) =>
      db.insertInto("payout_lines").values(rows).execute(),
    byId: (id: string): Promise<PayoutBatchRow | undefined> =>
      db.selectFrom("payout_batches").selectAll().where("id", "=", id).executeTakeFirst(),
    byReference: (reference: string): Promise<PayoutBatchRow | undefined> =>
      db
        .selectFrom("payout_batches")
        .selectAll()
        .where("reference", "=", reference)
        .executeTakeFirst(),
    /** The row, locked until the database transaction ends if the engine locks rows. */
    byIdLocked(id: string): Promise<PayoutBatchRow | undefined> {
      const query = db.selectFrom("payout_batches").selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    list: (page: PageWindow): Promise<PayoutBatchRow[]> =>
      pageByTime(db.selectFrom("payout_batches").selectAll(), "prepared_at", page).execute(),
    /** Those whose reference begins so or whose description contains the text, newest first, or the one with this ID. */
    named(text: string, most: number): Promise<PayoutBatchRow[]> {
      const like = escapeLike(text.toLowerCase());
      return db
        .selectFrom("payout_batches")
        .selectAll()
        .where(
          sql<boolean>`(id = ${text} or lower(reference) like ${`${like}%`} escape '!' or lower(reason) like ${`%${like}%`} escape '!')`,
        )
        .orderBy("prepared_at", "desc")
        .orderBy("id", "desc")
        .limit(most)
        .execute();
    },
    count: () => countMatches(db.selectFrom("payout_batches")),
    linesOf: (ids: readonly string[]): Promise<BatchLine[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom("payout_lines")
            .leftJoin("payouts", "payouts.transaction_id", "payout_lines.transaction_id")
            .leftJoin("transactions", "transactions.id", "payout_lines.transaction_id")
            .selectAll("payout_lines")
            .select([
              "payouts.state as payout_state",
              "payouts.closing_line_id",
              "transactions.payment_method",
            ])
            .where("batch_id", "in", ids)
            .orderBy("payout_lines.transaction_id")
            .execute(),
    change: (id: string, change: Partial<Omit<PayoutBatchRow, "id">>) =>
      db.updateTable("payout_batches").set(change).where("id", "=", id).execute(),
    /** It may then be in another batch. */
    removeLine: (id: string, transactionId: string, removedAt: number) =>
      db
        .updateTable("payout_lines")
        .set({ is_live: 0, removed_at: removedAt })
        .where("batch_id", "=", id)
        .where("transaction_id", "=", transactionId)
        .execute(),
    freeLines: (id: string) =>
      db.updateTable("payout_lines").set({ is_live: 0 }).where("batch_id", "=", id).execute(),
  };
}
