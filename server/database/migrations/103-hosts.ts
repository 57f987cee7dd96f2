import { sql, type QueryExecutorProvider } from "kysely";

/** The hosts that use this database, so that each can see the others. */
export async function addHosts(db: QueryExecutorProvider): Promise<void> {
  await sql`create table hosts (
    id text primary key,
    name text not null,
    release text not null,
    document_place text not null,
    seen_at bigint not null)`.execute(db);
}
