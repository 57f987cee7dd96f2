import { sql, type QueryExecutorProvider } from "kysely";

/** Finds bank accounts by their last four characters, as a keyed digest. Those of existing accounts are added in the background. */
export async function addAccountTails(db: QueryExecutorProvider): Promise<void> {
  // The digest is empty where an account has no such characters.
  await sql`alter table payment_accounts add column tail_digest text`.execute(db);
  await sql`alter table payment_accounts add column tail_sealed text`.execute(db);
  await sql`create index payment_accounts_by_tail on payment_accounts (tail_digest, added_at)
    where tail_sealed is not null`.execute(db);
  // What the background work has yet to add.
  await sql`create index payment_accounts_without_tail on payment_accounts (id)
    where kind = 'bank' and tail_digest is null`.execute(db);
}
