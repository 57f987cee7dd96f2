import { sql, type QueryExecutorProvider } from "kysely";

/** The source and day of a stored rate, so that a simulated one stays recognizable. */
export async function rateOrigin(db: QueryExecutorProvider): Promise<void> {
  for (const table of ["transactions", "drafts"]) {
    await sql`alter table ${sql.table(table)} add column rate_source text`.execute(db);
    await sql`alter table ${sql.table(table)} add column rate_as_of text`.execute(db);
  }
}
