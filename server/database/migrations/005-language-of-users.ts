// The language of a user's pages and emails.
import { sql, type QueryExecutorProvider } from "kysely";

/** A tag (BCP 47); null until one is chosen. */
export async function languageOfUsers(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column language text`.execute(db);
}
