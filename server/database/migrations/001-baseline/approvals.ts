// What staff decide: requests that a second person approves, amounts that staff moved alone, and decisions about many at once.
import { sql } from "kysely";

export const approvalTables = [
  sql`create table proposals (
    id text primary key,
    user_id text not null references users (id),
    wallet_id text references wallets (id),
    kind text not null check (kind in ('balances', 'credit', 'call')),
    wanted text not null,
    subject text, subject_version bigint,
    amount_minor bigint, currency text,
    sealed_reason text,
    sealed_decision text,
    state text not null check (state in ('open', 'approved', 'refused', 'withdrawn')),
    proposer_id text not null,
    decider_id text,
    created_at bigint not null,
    decided_at bigint,
    restores text, lapses_at bigint,
    check ((state = 'open') = (decided_at is null)))`,
  sql`create index proposals_open on proposals (created_at, id) where state = 'open'`,
  sql`create index proposals_by_person on proposals (user_id)`,
  sql`create index proposals_by_subject on proposals (subject)`,
  sql`create index proposals_by_time on proposals (created_at, id)`,
  sql`create index proposals_of_state on proposals (state, created_at, id)`,
  sql`create index proposals_suspending on proposals (user_id, created_at) where restores is not null`,

  sql`create table staff_movements (
    id text primary key,
    staff_id text not null,
    user_id text not null,
    currency text not null,
    amount_minor bigint not null,
    request_id text,
    created_at bigint not null)`,
  sql`create index staff_movements_by_staff on staff_movements (staff_id, created_at)`,
  sql`create index staff_movements_by_person on staff_movements (user_id, created_at)`,

  sql`create table selections (
    id text primary key,
    user_id text not null references users (id),
    decision text check (decision in ('approve', 'reject')),
    reason_code text, reason text,
    created_at bigint not null,
    finished_at bigint)`,
  sql`create index selections_by_user on selections (user_id)`,
  sql`create index selections_by_time on selections (created_at)`,
  sql`create table selected_transactions (
    selection_id text not null references selections (id) on delete cascade,
    position bigint not null,
    transaction_id text not null,
    version bigint not null,
    outcome text,
    primary key (selection_id, position))`,
];
