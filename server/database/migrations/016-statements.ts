import { sql, type QueryExecutorProvider } from "kysely";

/** The time zone that a person chose for what they are shown; and the entries of a wallet in their order, for its statements. */
export async function addStatements(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column time_zone text not null default 'UTC'`.execute(db);
  await sql`create index entries_by_wallet on entries (wallet_id, created_at, id)`.execute(db);
}
