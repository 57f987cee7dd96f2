// Which transactions a list shows, and in which order.
import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import type { Db } from "../../database/db";
import { beginsWith, contains } from "../../database/engine/binary-collation";
import { allOf, type ListOrder } from "../../database/paging";
import type { Schema, TransactionRow } from "../../database/schema";

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

export function orderOfTransactions({ sort = "newest" }: TransactionFilter): ListOrder {
  const isByAmount = sort === "largest" || sort === "smallest";
  return {
    by: sql.ref(`transactions.${isByAmount ? "amount_minor" : "created_at"}`),
    id: sql.ref("transactions.id"),
    direction: sort === "newest" || sort === "largest" ? "desc" : "asc",
  };
}

export function applyTransactionFilter<Tables extends "transactions" | "users", Row>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  filter: TransactionFilter,
): SelectQueryBuilder<Schema, Tables, Row> {
  const { userId, userIds, type, status, reference, since, before } = filter;
  const { paymentMethod, currency, minMinor, maxMinor } = filter;
  // A search finds few, and is not to be passed over for the index by status.
  const isSearch = userIds !== undefined || reference !== undefined;
  const ofStatus = isSearch ? sql`transactions.status || ''` : sql`transactions.status`;
  return query.where(
    allOf([
      userId !== undefined && sql`transactions.user_id = ${userId}`,
      userIds !== undefined && isOfOne(userIds),
      type !== undefined && sql`transactions.type = ${type}`,
      status !== undefined && sql`${ofStatus} = ${status}`,
      reference !== undefined &&
        (userId === undefined
          ? isCalled(db, reference)
          : contains(db, sql`lower(transactions.reference)`, reference.toLowerCase())),
      paymentMethod !== undefined && sql`transactions.payment_method = ${paymentMethod}`,
      currency !== undefined && sql`transactions.currency = ${currency}`,
      minMinor !== undefined && sql`transactions.amount_minor >= ${minMinor}`,
      maxMinor !== undefined && sql`transactions.amount_minor <= ${maxMinor}`,
      since !== undefined && sql`transactions.created_at >= ${since}`,
      before !== undefined && sql`transactions.created_at < ${before}`,
    ]),
  );
}

const isOfOne = (userIds: readonly string[]) =>
  userIds.length === 0 ? sql`1 = 0` : sql`transactions.user_id in (${sql.join(userIds)})`;

/** By the beginning of a reference, with or without the two letters that the portal's own begin with; by any part of one that an administrator chose; by the whole id or order number. */
export function isCalled(db: Db, typed: string): RawBuilder<boolean> {
  const [letters, text] = [typed.toLowerCase(), sql`lower(reference)`];
  const ways = [
    beginsWith(db, text, letters),
    beginsWith(db, text, `tx-${letters}`),
    sql`substr(reference, 1, 3) <> 'TX-' and ${contains(db, text, letters)}`,
    sql`id = ${letters}`,
    sql`id = (select transaction_id from crypto_payments where order_number = ${typed.toUpperCase()})`,
  ];
  const each = ways.map((way) => sql`select id from transactions where ${way}`);
  return sql<boolean>`transactions.id in (${sql.join(each, sql` union all `)})`;
}

export function countByCurrency(db: Db, filter: TransactionFilter) {
  return applyTransactionFilter(db, db.selectFrom("transactions"), filter)
    .select((eb) => [
      "transactions.currency",
      eb.fn.countAll<number>().as("count"),
      eb.fn.sum<number>("transactions.amount_minor").as("sum_minor"),
    ])
    .groupBy("transactions.currency")
    .execute();
}
