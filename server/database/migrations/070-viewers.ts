import { sql, type QueryExecutorProvider } from "kysely";

/** Who of the staff has a record open, for two minutes after they last loaded it. */
export async function addViewers(db: QueryExecutorProvider): Promise<void> {
  await sql`create table viewers (
    kind text not null,
    record_id text not null,
    user_id text not null references users (id),
    opened_at bigint not null,
    seen_at bigint not null,
    primary key (kind, record_id, user_id)
  )`.execute(db);
}
