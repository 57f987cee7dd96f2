import { sql, type QueryExecutorProvider } from "kysely";

/** The largest amount that one customer moved before a transaction, found without reading all of them. */
export async function largestAmounts(db: QueryExecutorProvider): Promise<void> {
  await sql`create index transactions_by_user_amount on transactions (user_id, type, status, currency, amount_minor, created_at, id)`.execute(
    db,
  );
}
