import { sql, type QueryExecutorProvider } from "kysely";

/** The edits of a person's details, from which the audit log tells the name of an earlier day. */
export async function nameHistories(db: QueryExecutorProvider): Promise<void> {
  await sql`create index audit_by_edited_person on audit (person_id, created_at, id)
    where action in ('user.edited', 'user.cleared')`.execute(db);
}
