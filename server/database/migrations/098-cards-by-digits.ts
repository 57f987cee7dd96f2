import { sql, type QueryExecutorProvider } from "kysely";

/** Finds saved cards by their last four digits. */
export async function cardsByDigits(db: QueryExecutorProvider): Promise<void> {
  await sql`create index cards_by_digits on cards (last_four, added_at) where removed_at is null`.execute(
    db,
  );
}
