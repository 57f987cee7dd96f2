import { sql, type QueryExecutorProvider } from "kysely";

/** Indexes over what waits for an administrator alone: they stay as small as the queues are. */
export async function reviewQueues(db: QueryExecutorProvider): Promise<void> {
  await sql`create index transactions_waiting on transactions (type, created_at, id) where status = 'pending'`.execute(
    db,
  );
  await sql`create index users_waiting on users (id) where kyc_status = 'pending'`.execute(db);
  await sql`create index contact_messages_open on contact_messages (created_at, id) where state = 'open'`.execute(
    db,
  );
}
