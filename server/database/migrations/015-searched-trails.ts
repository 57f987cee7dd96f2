import { sql, type QueryExecutorProvider } from "kysely";

/** What one person did, for the data they download; and payments of which a person has to decide. */
export async function searchedTrails(db: QueryExecutorProvider): Promise<void> {
  await sql`create index audit_actor on audit (actor_id)`.execute(db);
  await sql`create index crypto_payments_in_review on crypto_payments (transaction_id) where review_flag is not null`.execute(
    db,
  );
}
