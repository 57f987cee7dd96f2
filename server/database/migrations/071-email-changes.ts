import { sql, type QueryExecutorProvider } from "kysely";

/** New emails that staff approved for an account and that are not confirmed yet, one per user. */
export async function addEmailChanges(db: QueryExecutorProvider): Promise<void> {
  await sql`create table email_changes (
    user_id text primary key references users (id),
    token_hash text not null unique,
    sealed_address text not null,
    created_at bigint not null,
    expires_at bigint not null)`.execute(db);
}
