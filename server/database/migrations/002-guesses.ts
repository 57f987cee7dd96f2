import { sql, type QueryExecutorProvider } from "kysely";

/** Wrong guesses at sign-in, so that guessing can be slowed down over all hosts. */
export async function guesses(db: QueryExecutorProvider): Promise<void> {
  await sql`create table guesses (
    subject text primary key, failures bigint not null check (failures > 0), last_at bigint not null)`.execute(
    db,
  );
}
