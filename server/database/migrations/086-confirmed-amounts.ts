import { sql, type QueryExecutorProvider } from "kysely";

/** The part of an open crypto payment that the gateway has confirmed; null in older answers. Credited deposits leave the review. */
export async function confirmedAmounts(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table gateway_readings add column confirmed text`.execute(db);
  // From now on, a credited deposit with this flag waits for the rest of its payment.
  await sql`update crypto_payments set settled_at = updated_at
    where review_flag = 'unbooked' and settled_at is null and exists (
      select 1 from transactions where id = transaction_id and status = 'successful')`.execute(db);
}
