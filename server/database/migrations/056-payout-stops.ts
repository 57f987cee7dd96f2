import { sql, type QueryExecutorProvider } from "kysely";

/** One switch stops all payouts. At most one stop is in force. */
export async function addPayoutStops(db: QueryExecutorProvider): Promise<void> {
  await sql`create table payout_stops (
    id text primary key, state text not null check (state in ('in_force', 'ended')),
    reason text not null, stopped_by text not null references users (id), created_at bigint not null,
    ended_by text references users (id), ended_at bigint,
    check ((state = 'in_force') = (ended_at is null)))`.execute(db);
  await sql`create unique index payout_stops_in_force on payout_stops (state) where state = 'in_force'`.execute(
    db,
  );
}
