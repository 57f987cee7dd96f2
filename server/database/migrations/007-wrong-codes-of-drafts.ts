// How many wrong codes a draft was confirmed with.
import { sql, type QueryExecutorProvider } from "kysely";

/** Null counts as none: hosts of the release before don't write it. */
export async function wrongCodesOfDrafts(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table drafts add column wrong_codes integer`.execute(db);
}
