// Queries over many transactions.
import type { Db } from "../../database/db";
import { withPayments, type PaidByCrypto } from "./crypto-payment-join-store";
import type { TransactionRow } from "../../database/schema";
import type { PayoutState } from "./payout-labels";
import {
  applyTransactionFilter,
  isCalled,
  orderOfTransactions,
  type TransactionFilter,
} from "./transaction-filter-store";
import { sumCounters } from "./counter-store";
import { countTransactions } from "./transaction-count-store";
import { inOrder, onPage, type PageWindow } from "../../database/paging";

/** A transaction with the name and email of its owner, and its crypto payment and payout, if any. */
export type OwnedTransaction = TransactionRow & {
  fullname: string;
  email: string;
  payment?: PaidByCrypto;
  /** Null without a payout record; missing for a new transaction. */
  payout_state?: PayoutState | null;
  payout_reference?: string | null;
};

export const ownedIn = (db: Db) =>
  db
    .selectFrom("transactions")
    .innerJoin("users", "users.id", "transactions.user_id")
    .leftJoin("payouts as payout", "payout.transaction_id", "transactions.id")
    .selectAll("transactions")
    .select(["fullname", "email"])
    .select(["payout.state as payout_state", "payout.reference as payout_reference"]);

export function transactionListsIn(db: Db) {
  const matching = (filter: TransactionFilter) =>
    applyTransactionFilter(db, db.selectFrom("transactions"), filter);
  return {
    /** The page is found in an index, and only its rows are read. */
    async list(filter: TransactionFilter, window: PageWindow): Promise<OwnedTransaction[]> {
      const order = orderOfTransactions(filter);
      const page = onPage(matching(filter).select("transactions.id"), order, window);
      return withPayments(
        db,
        await inOrder(ownedIn(db).where("transactions.id", "in", page), order).execute(),
      );
    },
    /** The number of matches up to `most`, or one more than that. */
    async countNamed(reference: string, most: number): Promise<number> {
      const found = await db
        .selectFrom("transactions")
        .select("id")
        .where(isCalled(db, reference))
        .limit(most + 1)
        .execute();
      return found.length;
    },
    byIds: async (ids: readonly string[]): Promise<OwnedTransaction[]> =>
      ids.length === 0
        ? []
        : withPayments(db, await ownedIn(db).where("transactions.id", "in", ids).execute()),
    /** All transactions of a user, newest first. */
    all: async (userId: string): Promise<OwnedTransaction[]> =>
      withPayments(
        db,
        await ownedIn(db)
          .where("transactions.user_id", "=", userId)
          .orderBy("transactions.created_at", "desc")
          .orderBy("transactions.id", "desc")
          .execute(),
      ),
    /** Times, amounts and payouts, for sums that the counters don't have. */
    amounts: (filter: TransactionFilter) =>
      matching(filter)
        .leftJoin("payouts", "payouts.transaction_id", "transactions.id")
        .select(["transactions.created_at", "transactions.amount_minor", "transactions.currency"])
        .select("transactions.fee_minor")
        .select(["transactions.status", "payouts.state as payout_state"])
        .execute(),
    total: (filter: TransactionFilter) => countTransactions(db, filter),
    /** By type and currency, for one user or for all. */
    totalsByKind: (userId?: string) => sumCounters(db, { userId }),
  };
}
