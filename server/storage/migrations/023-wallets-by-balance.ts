import { sql, type QueryExecutorProvider } from "kysely";

/** Wallets in the order of what is available in them. */
export async function walletsByBalance(db: QueryExecutorProvider): Promise<void> {
  await sql`create index accounts_by_available on accounts (balance_minor, wallet_id) where kind = 'available'`.execute(db);
}
