import type { QueryExecutorProvider } from "kysely";
import { sql } from "kysely";

/** Whether an API client sent the password: of a session, and of a sign-in that waits for its code. */
export async function apiClientSessions(db: QueryExecutorProvider): Promise<void> {
  for (const table of ["sessions", "pending_sign_ins"])
    await sql`alter table ${sql.table(table)} add column by_api_client integer not null default 0`.execute(
      db,
    );
}
