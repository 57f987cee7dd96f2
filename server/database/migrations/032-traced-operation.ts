import { sql, type QueryExecutorProvider } from "kysely";

/** The request ID of an audit entry, and the last success of each kind of upkeep. */
export async function tracedOperation(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table audit add column request_id text`.execute(db);
  await sql`create table upkeep_runs (task text primary key, finished_at bigint not null)`.execute(
    db,
  );
}
