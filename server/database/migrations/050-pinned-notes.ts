import { sql, type QueryExecutorProvider } from "kysely";

/** Notes that staff pin are shown where decisions about the person are made. */
export async function pinnedNotes(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table notes add column pinned_at bigint`.execute(db);
}
