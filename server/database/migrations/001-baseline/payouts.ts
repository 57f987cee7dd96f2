// What approved withdrawals become: payouts, the batches that send them, and the stop of all of them.
import { sql } from "kysely";

export const payoutTables = [
  sql`create table payouts (
    transaction_id text primary key references transactions (id),
    state text not null check (state in ('to_send', 'sent', 'arrived', 'returned')),
    reference text,
    expected_day text,
    approved_at bigint not null,
    sent_at bigint,
    ended_at bigint,
    check ((state = 'to_send') = (sent_at is null)),
    check ((state in ('arrived', 'returned')) = (ended_at is not null)))`,
  sql`create index payouts_to_send on payouts (approved_at, transaction_id) where state = 'to_send'`,
  sql`create index payouts_of_state on payouts (state, approved_at, transaction_id)`,

  sql`create table payout_batches (
    id text primary key,
    reference text not null unique,
    state text not null check (state in ('prepared', 'released', 'cancelled')),
    reason text not null,
    prepared_by text not null, prepared_at bigint not null,
    ended_by text, ended_at bigint,
    check ((state = 'prepared') = (ended_at is null)),
    check (state <> 'released' or ended_by <> prepared_by))`,
  sql`create index payout_batches_by_time on payout_batches (prepared_at, id)`,
  sql`create table payout_lines (
    batch_id text not null references payout_batches (id),
    transaction_id text not null,
    format text not null check (format in ('pain.001', 'csv')),
    currency text not null,
    amount_minor bigint not null,
    is_live integer not null check (is_live in (0, 1)),
    primary key (batch_id, transaction_id))`,
  sql`create unique index payout_lines_live on payout_lines (transaction_id) where is_live = 1`,

  sql`create table payout_stops (
    id text primary key,
    state text not null check (state in ('in_force', 'ended')),
    reason text not null,
    stopped_by text not null references users (id),
    created_at bigint not null,
    ended_by text references users (id),
    ended_at bigint,
    check ((state = 'in_force') = (ended_at is null)))`,
  sql`create unique index payout_stops_in_force on payout_stops (state) where state = 'in_force'`,
];
