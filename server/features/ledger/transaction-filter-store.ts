import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import type { Db } from "../../database/db";
import type { Schema, TransactionRow } from "../../database/schema";
import { escapeLike } from "../../database/search-key";

/** Which transactions to list; all users' without `userId`. */
export interface TransactionFilter {
  userId?: string | undefined;
  /** Only of these users, for lists that aren't one user's. */
  userIds?: readonly string[] | undefined;
  type?: TransactionRow["type"] | undefined;
  status?: TransactionRow["status"] | undefined;
  /** Part of the reference; for all users' transactions its start, an ID or an order number. Case-insensitive. */
  reference?: string | undefined;
  paymentMethod?: NonNullable<TransactionRow["payment_method"]> | undefined;
  currency?: TransactionRow["currency"] | undefined;
  /** The least and the largest amount in minor units, whatever the currency. */
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  /** UTC milliseconds: created at this time or later. */
  since?: number | undefined;
  /** UTC milliseconds: created before this time. */
  before?: number | undefined;
  /** Newest first by default. */
  sort?: "newest" | "oldest" | "largest" | "smallest" | undefined;
}

export function applyTransactionFilter<Tables extends "transactions" | "users", Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { userId, type, status, reference, since, before }: TransactionFilter,
): SelectQueryBuilder<Schema, Tables, Row> {
  const wanted: (RawBuilder<boolean> | false)[] = [
    userId !== undefined && sql<boolean>`transactions.user_id = ${userId}`,
    type !== undefined && sql<boolean>`transactions.type = ${type}`,
    status !== undefined && sql<boolean>`transactions.status = ${status}`,
    reference !== undefined &&
      sql<boolean>`lower(transactions.reference) like ${`%${escapeLike(reference.toLowerCase())}%`} escape '!'`,
    since !== undefined && sql<boolean>`transactions.created_at >= ${since}`,
    before !== undefined && sql<boolean>`transactions.created_at < ${before}`,
  ];
  return wanted.reduce(
    (narrowed, condition) => (condition ? narrowed.where(condition) : narrowed),
    query,
  );
}

export function countByCurrency(db: Db, filter: TransactionFilter) {
  return applyTransactionFilter(db.selectFrom("transactions"), filter)
    .select((eb) => [
      "transactions.currency",
      eb.fn.countAll<number>().as("count"),
      eb.fn.sum<number>("transactions.amount_minor").as("sum_minor"),
    ])
    .groupBy("transactions.currency")
    .execute();
}
