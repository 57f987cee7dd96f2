import { sql, type QueryExecutorProvider } from "kysely";

/** Suspensions of staff that another owner has to confirm: the account status to restore, and when they lapse. */
export async function addSuspensions(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table proposals add column restores text`.execute(db);
  await sql`alter table proposals add column lapses_at bigint`.execute(db);
  await sql`create index proposals_suspending on proposals (user_id, created_at)
    where restores is not null`.execute(db);
}
