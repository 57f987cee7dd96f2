import { sql, type QueryExecutorProvider } from "kysely";

/** Who may read a note. Those that were written before may be about a suspicion: they stay with the staff. */
export async function noteVisibility(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table notes add column visibility text not null default 'confidential'
    check (visibility in ('confidential', 'shared'))`.execute(db);
}
