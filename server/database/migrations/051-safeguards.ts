import { sql, type QueryExecutorProvider } from "kysely";

/** The safeguards of the last start, so that a start with others is noticed. */
export async function addSafeguards(db: QueryExecutorProvider): Promise<void> {
  await sql`create table safeguards (setting text primary key, value text not null, changed_at bigint)`.execute(
    db,
  );
}
