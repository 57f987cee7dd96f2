import { sql, type QueryExecutorProvider } from "kysely";

/** Transactions that an administrator selected to decide together, as they were seen, and what became of each. */
export async function selections(db: QueryExecutorProvider): Promise<void> {
  await sql`create table selections (
    id text primary key, user_id text not null references users (id),
    decision text check (decision in ('approve', 'reject')), reason text,
    created_at bigint not null, finished_at bigint)`.execute(db);
  await sql`create index selections_by_user on selections (user_id)`.execute(db);
  await sql`create index selections_by_time on selections (created_at)`.execute(db);
  await sql`create table selected_transactions (
    selection_id text not null references selections (id) on delete cascade, position bigint not null,
    transaction_id text not null, version bigint not null, outcome text,
    primary key (selection_id, position))`.execute(db);
}
