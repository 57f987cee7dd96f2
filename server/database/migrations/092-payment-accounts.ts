import { sql, type QueryExecutorProvider } from "kysely";

/** Each account and card that a customer has used, as a keyed digest, so that others who use the same one are found. Existing ones are added in the background. */
export async function addPaymentAccounts(db: QueryExecutorProvider): Promise<void> {
  await sql`create table payment_accounts (
    id text primary key,
    user_id text not null references users (id),
    kind text not null,
    digest text not null,
    sealed text not null,
    added_at bigint not null)`.execute(db);
  await sql`create index payment_accounts_by_digest on payment_accounts (digest, user_id)`.execute(
    db,
  );
  await sql`create index payment_accounts_by_user on payment_accounts (user_id, added_at)`.execute(
    db,
  );
  await sql`alter table transactions add column payment_account_id text`.execute(db);
  await sql`alter table cards add column payment_account_id text`.execute(db);
  await sql`alter table bank_details add column account_recorded_at bigint`.execute(db);
  // What the background work has yet to add.
  await sql`create index transactions_without_account on transactions (id)
    where destination_sealed is not null and payment_account_id is null`.execute(db);
  await sql`create index cards_without_account on cards (id)
    where removed_at is null and payment_account_id is null`.execute(db);
  await sql`create index bank_details_without_account on bank_details (user_id)
    where account_recorded_at is null or account_recorded_at <> updated_at`.execute(db);
}
