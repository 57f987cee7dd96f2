import { sql, type QueryExecutorProvider } from "kysely";

/** The place of each line of the audit log in a chain, and the end of that chain under a key. */
export async function auditChain(db: QueryExecutorProvider): Promise<void> {
  await sql`create table audit_links (
    position bigint primary key, audit_id text not null unique, link text not null)`.execute(db);
  await sql`create table audit_chain (
    name text primary key, position bigint not null, link text not null, mac text not null,
    newest_at bigint not null, sealed_at bigint not null)`.execute(db);
}
