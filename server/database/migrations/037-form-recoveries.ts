import { sql, type QueryExecutorProvider } from "kysely";

/** Refused forms that are too long for a cookie, sealed by the page that shows them again. */
export async function addFormRecoveries(db: QueryExecutorProvider): Promise<void> {
  await sql`create table form_recoveries (
    id text primary key,
    sealed text not null,
    expires_at bigint not null
  )`.execute(db);
  await sql`create index form_recoveries_by_time on form_recoveries (expires_at)`.execute(db);
}
