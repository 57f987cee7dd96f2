import { sql, type QueryExecutorProvider } from "kysely";

/** The card number of a refused deposit form, sealed while its other fields are corrected. */
export async function addKeptCardNumbers(db: QueryExecutorProvider): Promise<void> {
  await sql`create table kept_card_numbers (
    id text primary key,
    user_id text not null references users (id),
    sealed text not null,
    expires_at bigint not null)`.execute(db);
  await sql`create index kept_card_numbers_by_user on kept_card_numbers (user_id)`.execute(db);
  await sql`create index kept_card_numbers_expired on kept_card_numbers (expires_at)`.execute(db);
}
