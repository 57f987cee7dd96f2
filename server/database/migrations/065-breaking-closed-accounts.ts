import { sql, type QueryExecutorProvider } from "kysely";

/** When an account was closed, and when its records may be erased. Earlier releases would let its owner sign in, and would erase it immediately. */
export async function closedAccounts(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column closed_at bigint`.execute(db);
  await sql`alter table users add column retained_until bigint`.execute(db);
  await sql`create index users_retained on users (retained_until) where retained_until is not null`.execute(
    db,
  );
}
