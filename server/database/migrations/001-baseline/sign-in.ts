// Sessions and tokens, what proves who signs in besides a password, and what slows down those who guess.
import { sql } from "kysely";

export const signInTables = [
  sql`create table sessions (
    id text primary key,
    token_hash text not null unique,
    user_id text not null references users (id),
    address text,
    device text,
    confirmed_at bigint,
    by_api_client integer not null default 0,
    created_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null)`,
  sql`create index sessions_by_user on sessions (user_id)`,

  sql`create table pending_sign_ins (
    token_hash text primary key,
    user_id text not null references users (id),
    by_api_client integer not null default 0,
    created_at bigint not null,
    expires_at bigint not null)`,
  sql`create index pending_sign_ins_by_user on pending_sign_ins (user_id)`,

  sql`create table second_factors (
    user_id text primary key references users (id),
    secret text not null,
    enabled_at bigint,
    last_used_step bigint,
    created_at bigint not null)`,
  sql`create table recovery_codes (
    user_id text not null references users (id),
    code_hash text not null,
    created_at bigint not null,
    primary key (user_id, code_hash))`,

  sql`create table api_tokens (
    id text primary key,
    token_hash text not null unique,
    user_id text not null references users (id),
    name text not null,
    scopes text not null,
    created_at bigint not null,
    expires_at bigint not null,
    last_used_at bigint,
    revoked_at bigint)`,
  sql`create index api_tokens_by_user on api_tokens (user_id, created_at)`,

  sql`create table known_devices (
    user_id text not null references users (id),
    token_hash text not null,
    last_at bigint not null,
    primary key (user_id, token_hash))`,
  sql`create index known_devices_by_time on known_devices (last_at)`,

  sql`create table sign_in_places (
    user_id text not null references users (id),
    place text not null,
    last_at bigint not null,
    primary key (user_id, place))`,
  sql`create index sign_in_places_by_time on sign_in_places (last_at)`,

  sql`create table failed_attempts (
    subject text primary key,
    failures bigint not null check (failures > 0),
    last_at bigint not null)`,
  sql`create table rate_limits (
    subject text primary key,
    window_ends_at bigint not null,
    used bigint not null check (used > 0))`,
];
