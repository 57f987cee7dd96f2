import { sql, type QueryExecutorProvider } from "kysely";

/** What one customer did before a transaction, and where its money came from or went, read from the indexes alone. */
export async function customerHistories(db: QueryExecutorProvider): Promise<void> {
  await sql`create index transactions_by_user_kind on transactions (user_id, type, status, currency, created_at, id, amount_minor)`.execute(
    db,
  );
  await sql`create index transactions_by_card on transactions (card_id, created_at) where card_id is not null`.execute(
    db,
  );
  await sql`create index transactions_by_destination on transactions (user_id, destination_masked, created_at) where destination_masked is not null`.execute(
    db,
  );
}
