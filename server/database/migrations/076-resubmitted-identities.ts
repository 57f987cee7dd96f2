import { sql, type QueryExecutorProvider } from "kysely";

/** New documents after a rejected identity verification don't unblock payouts: staff decide on them first. */
export async function resubmittedIdentities(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column kyc_resubmitted_at bigint`.execute(db);
}
