// Messages: the outbox, links that are emailed, and what visitors write to the operator.
import { sql } from "kysely";

export const emailTables = [
  sql`create table outbox (
    id text primary key,
    user_id text not null references users (id),
    kind text not null,
    state text not null check (state in ('queued', 'sending', 'sent', 'failed')),
    contents text,
    attempts bigint not null check (attempts >= 0),
    next_attempt_at bigint not null,
    expires_at bigint not null,
    created_at bigint not null,
    sent_at bigint,
    last_error text,
    check (contents is not null or state in ('sent', 'failed')))`,
  sql`create index outbox_by_state on outbox (state, next_attempt_at)`,
  sql`create index outbox_by_user on outbox (user_id)`,
  sql`create index outbox_by_time on outbox (created_at, id)`,
  sql`create index outbox_of_state on outbox (state, created_at, id)`,

  sql`create table mailed_links (
    token_hash text primary key,
    user_id text not null references users (id),
    purpose text not null check (purpose in ('password_reset', 'email_verification')),
    created_at bigint not null,
    expires_at bigint not null)`,
  sql`create index mailed_links_by_user on mailed_links (user_id)`,
  sql`create table email_changes (
    user_id text primary key references users (id),
    token_hash text not null unique,
    sealed_address text not null,
    created_at bigint not null,
    expires_at bigint not null)`,
  sql`create table reset_requests (
    id text primary key,
    user_id text,
    created_at bigint not null)`,

  sql`create table contact_messages (
    id text primary key,
    sealed text not null,
    state text not null check (state in ('open', 'answered')),
    answered_at bigint,
    created_at bigint not null)`,
  sql`create index contact_messages_open on contact_messages (created_at, id) where state = 'open'`,
  sql`create index contact_messages_by_time on contact_messages (created_at, id)`,
  sql`create index contact_messages_of_state on contact_messages (state, created_at, id)`,
];
