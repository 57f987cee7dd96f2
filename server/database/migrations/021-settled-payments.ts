import { sql, type QueryExecutorProvider } from "kysely";

/** When an administrator settled by hand what the gateway's reports left in doubt. */
export async function settledPayments(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table crypto_payments add column settled_at bigint`.execute(db);
}
