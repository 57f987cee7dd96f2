import { sql, type QueryExecutorProvider } from "kysely";

/** Messages that visitors write; who wrote what is sealed by the vault. */
export async function contactMessages(db: QueryExecutorProvider): Promise<void> {
  await sql`create table contact_messages (
    id text primary key, sealed text not null,
    state text not null check (state in ('open', 'answered')),
    answered_at bigint, created_at bigint not null)`.execute(db);
  await sql`create index contact_messages_by_time on contact_messages (created_at)`.execute(db);
}
