// What counts toward a customer's limits, and who has the highest level.
import { sql, type QueryExecutorProvider } from "kysely";

const statements = [
  // Since when the amount counts, if it was raised: null for the time of the request.
  sql`alter table transactions add column limit_counted_at bigint`,
  sql`create index transactions_by_limit_counted on transactions (user_id, limit_counted_at) where limit_counted_at is not null`,
  sql`alter table users add column level_two_at bigint`,
];

export async function limitsOfCustomers(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
