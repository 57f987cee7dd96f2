import { sql, type QueryExecutorProvider } from "kysely";

/** Since when a customer's name is verified, who last changed a name and when, and why a request was decided. */
export async function nameDecisions(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column name_verified_at bigint`.execute(db);
  await sql`alter table users add column name_changed_at bigint`.execute(db);
  await sql`alter table users add column name_changed_by text`.execute(db);
  await sql`alter table proposals add column sealed_decision text`.execute(db);
}
