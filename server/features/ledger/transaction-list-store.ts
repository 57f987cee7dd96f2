// Queries over many transactions.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import { withPayments, type PaidByCrypto } from "./crypto-payment-join-store";
import { allTransactionsIn } from "./all-transactions-store";
import type { TransactionRow } from "../../database/schema";
import type { PayoutState } from "../payout-records/labels";
import { applyTransactionFilter, type TransactionFilter } from "./transaction-filter-store";
import { sumCounters } from "./counter-store";
import { countTransactions } from "./transaction-count-store";
import { inScanOrder, type PageWindow } from "../../database/keyset-scan";

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

// One user's are found by the index that begins with the user, newest first.
const ofOne = (db: Db, filter: TransactionFilter, { limit, offset = 0, after }: PageWindow) =>
  applyTransactionFilter(ownedIn(db), filter)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(transactions.created_at, transactions.id) < (${after?.at}, ${after?.id})`,
      ),
    )
    .orderBy("transactions.created_at", "desc")
    .orderBy("transactions.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

export function transactionListsIn(db: Db) {
  const allTransactions = allTransactionsIn(db);
  const ofAllUsers = async (filter: TransactionFilter, window: PageWindow) => {
    const order = await allTransactions.cursors(filter, window);
    return order.length === 0
      ? []
      : inScanOrder(
          order,
          await ownedIn(db)
            .where(
              "transactions.id",
              "in",
              order.map(({ id }) => id),
            )
            .execute(),
        );
  };
  return {
    async list(filter: TransactionFilter, window: PageWindow): Promise<OwnedTransaction[]> {
      return withPayments(
        db,
        await (filter.userId === undefined
          ? ofAllUsers(filter, window)
          : ofOne(db, filter, window)),
      );
    },
    countNamed: allTransactions.countNamed,
    byIds: async (ids: readonly string[]): Promise<OwnedTransaction[]> =>
      ids.length === 0
        ? []
        : withPayments(db, await ownedIn(db).where("transactions.id", "in", ids).execute()),
    /** All transactions of a user, newest first. */
    all: async (userId: string): Promise<OwnedTransaction[]> =>
      withPayments(
        db,
        await applyTransactionFilter(ownedIn(db), { userId })
          .orderBy("transactions.created_at", "desc")
          .orderBy("transactions.id", "desc")
          .execute(),
      ),
    /** Times, amounts and payouts, for sums that the counters don't have. */
    amounts: (filter: TransactionFilter) =>
      applyTransactionFilter(db.selectFrom("transactions"), filter)
        .leftJoin("payouts", "payouts.transaction_id", "transactions.id")
        .select(["transactions.created_at", "transactions.amount_minor", "transactions.currency"])
        .select(["transactions.status", "payouts.state as payout_state"])
        .execute(),
    total: (filter: TransactionFilter) => countTransactions(db, filter),
    /** By type and currency, for one user or for all. */
    totalsByKind: (userId?: string) => sumCounters(db, { userId }),
  };
}
