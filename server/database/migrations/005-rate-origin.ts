import { sql, type QueryExecutorProvider } from "kysely";

/** Where a stored rate came from and of which day it is, so that a simulated one stays known as such. */
export async function rateOrigin(db: QueryExecutorProvider): Promise<void> {
  for (const table of ["transactions", "drafts"]) {
    await sql`alter table ${sql.table(table)} add column rate_source text`.execute(db);
    await sql`alter table ${sql.table(table)} add column rate_as_of text`.execute(db);
  }
}
