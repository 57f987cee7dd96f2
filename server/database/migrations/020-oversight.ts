import { sql, type QueryExecutorProvider } from "kysely";

/** Adjustments waiting for a second administrator, notes on users, and an index of the outbox by state. */
export async function oversight(db: QueryExecutorProvider): Promise<void> {
  await sql`create index outbox_by_time on outbox (created_at, id)`.execute(db);
  await sql`create index outbox_of_state on outbox (state, created_at, id)`.execute(db);
  await sql`create table proposals (
    id text primary key, user_id text not null references users (id), wallet_id text not null references wallets (id),
    kind text not null check (kind in ('balances', 'credit')), wanted text not null,
    sealed_reason text, state text not null check (state in ('open', 'approved', 'refused', 'withdrawn')),
    proposer_id text not null, decider_id text, created_at bigint not null, decided_at bigint,
    check ((state = 'open') = (decided_at is null)))`.execute(db);
  await sql`create index proposals_open on proposals (created_at, id) where state = 'open'`.execute(
    db,
  );
  await sql`create index proposals_by_person on proposals (user_id)`.execute(db);
  await sql`create table notes (
    id text primary key, user_id text not null references users (id), author_id text not null,
    sealed text not null, created_at bigint not null)`.execute(db);
  await sql`create index notes_by_person on notes (user_id, created_at, id)`.execute(db);
}
