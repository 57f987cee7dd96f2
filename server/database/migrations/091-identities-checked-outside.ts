import { sql, type QueryExecutorProvider } from "kysely";

/** When staff approved an identity without documents. */
export async function identitiesCheckedOutside(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column kyc_checked_outside_at bigint`.execute(db);
}
