import { sql, type QueryExecutorProvider } from "kysely";

/** A deposit in coins is reviewed as every movement is: its draft says which coin, and what the order is called. */
export async function cryptoDrafts(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table drafts add column coin text`.execute(db);
  await sql`alter table drafts add column order_name text`.execute(db);
}
