import { sql, type QueryExecutorProvider } from "kysely";

/** Which withdrawals were asked for on which day, where the operator limits a day; and who has not confirmed an address yet. */
export async function withdrawalRequests(db: QueryExecutorProvider): Promise<void> {
  await sql`create table withdrawal_requests (
    transaction_id text primary key, day text not null, currency text not null)`.execute(db);
  await sql`create index withdrawal_requests_by_day on withdrawal_requests (day, currency)`.execute(
    db,
  );
  await sql`create index users_unverified on users (id) where email_verified_at is null`.execute(
    db,
  );
}
