import { sql, type QueryExecutorProvider } from "kysely";

const statuses = sql`'new', 'pending', 'confirming', 'error', 'cancelled', 'expired', 'completed'`;

/** What the gateway said of each payment when it was last asked, how proofs of the ledger ended, and entries by their time. */
export async function addReconciliation(db: QueryExecutorProvider): Promise<void> {
  await sql`create table gateway_readings (
    order_number text primary key, read_at bigint not null,
    status text check (status in (${statuses})), received text, check ((status is null) = (received is null)))`.execute(
    db,
  );
  await sql`create table ledger_verdicts (
    id text primary key, actor_id text, entries bigint not null, accounts bigint not null, transactions bigint not null,
    faults bigint not null, sentences text not null, created_at bigint not null)`.execute(db);
  await sql`create index ledger_verdicts_by_time on ledger_verdicts (created_at, id)`.execute(db);
  await sql`create index crypto_payments_by_time on crypto_payments (created_at, order_number)`.execute(
    db,
  );
  await sql`create index entries_by_time on entries (created_at, id)`.execute(db);
}
