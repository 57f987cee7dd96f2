import { sql, type QueryExecutorProvider } from "kysely";

/** Wallets in the order of what is available in them; messages and proposals newest first, all of them and by their state. */
export async function furtherLists(db: QueryExecutorProvider): Promise<void> {
  await sql`create index accounts_by_available on accounts (balance_minor, wallet_id) where kind = 'available'`.execute(
    db,
  );
  await sql`drop index contact_messages_by_time`.execute(db);
  for (const table of ["contact_messages", "proposals"]) {
    await sql`create index ${sql.ref(`${table}_by_time`)} on ${sql.table(table)} (created_at, id)`.execute(
      db,
    );
    await sql`create index ${sql.ref(`${table}_of_state`)} on ${sql.table(table)} (state, created_at, id)`.execute(
      db,
    );
  }
}
