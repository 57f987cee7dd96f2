// What staff decide: requests that a second person approves, amounts that staff moved alone, and decisions about many at once.
import { sql } from "kysely";

export const approvalTables = [
  sql`create table approval_requests (
    id text primary key,
    user_id text not null references users (id),
    wallet_id text references wallets (id),
    kind text not null check (kind in ('balances', 'credit', 'call')),
    wanted text not null,
    subject text, subject_version bigint,
    amount_minor bigint, currency text,
    sealed_reason text,
    sealed_decision text,
    state text not null check (state in ('open', 'approved', 'rejected', 'cancelled')),
    requester_id text not null,
    decider_id text,
    created_at bigint not null,
    decided_at bigint,
    restores text, lapses_at bigint,
    check ((state = 'open') = (decided_at is null)))`,
  sql`create index approval_requests_open on approval_requests (created_at, id) where state = 'open'`,
  sql`create index approval_requests_by_person on approval_requests (user_id)`,
  sql`create index approval_requests_by_subject on approval_requests (subject)`,
  sql`create index approval_requests_by_time on approval_requests (created_at, id)`,
  sql`create index approval_requests_of_state on approval_requests (state, created_at, id)`,
  sql`create index approval_requests_suspending on approval_requests (user_id, created_at) where restores is not null`,

  sql`create table staff_postings (
    id text primary key,
    staff_id text not null,
    user_id text not null,
    currency text not null,
    amount_minor bigint not null,
    request_id text,
    created_at bigint not null)`,
  sql`create index staff_postings_by_staff on staff_postings (staff_id, created_at)`,
  sql`create index staff_postings_by_person on staff_postings (user_id, created_at)`,

  sql`create table bulk_actions (
    id text primary key,
    user_id text not null references users (id),
    decision text check (decision in ('approve', 'reject')),
    reason_code text, reason text,
    created_at bigint not null,
    finished_at bigint)`,
  sql`create index bulk_actions_by_user on bulk_actions (user_id)`,
  sql`create index bulk_actions_by_time on bulk_actions (created_at)`,
  sql`create table bulk_action_items (
    bulk_action_id text not null references bulk_actions (id) on delete cascade,
    position bigint not null,
    transaction_id text not null,
    version bigint not null,
    outcome text,
    primary key (bulk_action_id, position))`,
];
