// People: customers and staff, with what staff write about them and who of the staff has a record open.
import { sql, SqliteAdapter, type QueryExecutorProvider } from "kysely";
import { binaryCollation } from "../../engine/binary-collation";

export const userTables = [
  sql`create table users (
    id text primary key,
    email text not null,
    email_key text not null unique,
    username text not null,
    username_key text not null unique,
    fullname text not null,
    phone_number text not null,
    country text not null,
    currency text not null check (currency in ('USD', 'EUR', 'GBP')),
    time_zone text not null default 'UTC',
    street text, city text, state text, address_country text, zip_code text,
    role text not null check (role in ('user', 'admin')),
    staff_roles text not null default '',
    staff_number bigint,
    role_grant_at bigint,
    account_status text not null check (account_status in ('active', 'inactive', 'suspended', 'pending')),
    kyc_status text not null check (kyc_status in ('not_submitted', 'pending', 'approved', 'rejected')),
    kyc_reason_code text, kyc_reason text,
    kyc_resubmitted_at bigint,
    kyc_checked_outside_at bigint,
    name_verified_at bigint,
    name_changed_at bigint, name_changed_by text,
    payouts_blocked_until bigint, payouts_block_reason_code text, payouts_block_reason text,
    payouts_frozen_at bigint,
    password_hash text not null,
    initial_password_until bigint,
    email_verified_at bigint,
    terms_version text, terms_accepted_at bigint,
    personal_key text,
    version bigint not null default 1,
    search_key text not null default '',
    closed_at bigint,
    retained_until bigint,
    deleted_at bigint,
    created_at bigint not null,
    updated_at bigint not null)`,
  sql`create unique index users_by_staff_number on users (staff_number) where staff_number is not null`,
  sql`create index users_waiting on users (id) where kyc_status = 'pending'`,
  sql`create index users_unverified on users (id) where email_verified_at is null`,
  sql`create index users_of_staff on users (id) where role = 'admin' and deleted_at is null`,
  sql`create index users_retained on users (retained_until) where retained_until is not null`,

  sql`create table username_skeletons (
    skeleton text not null primary key,
    user_id text not null)`,
  sql`create index username_skeletons_by_user on username_skeletons (user_id)`,

  sql`create table notes (
    id text primary key,
    user_id text not null references users (id),
    author_id text not null,
    sealed text not null,
    visibility text not null default 'confidential' check (visibility in ('confidential', 'shared')),
    pinned_at bigint,
    created_at bigint not null)`,
  sql`create index notes_by_person on notes (user_id, created_at, id)`,

  sql`create table viewers (
    kind text not null,
    record_id text not null,
    user_id text not null references users (id),
    opened_at bigint not null,
    seen_at bigint not null,
    primary key (kind, record_id, user_id))`,
];

/** The list of users reads one index, which has the columns that it is filtered by. */
export function usersList(db: QueryExecutorProvider) {
  const filtered = sql`account_status, kyc_status, role, closed_at, deleted_at`;
  return [
    sql`create index users_by_time on users (created_at, id, search_key, ${filtered}) where deleted_at is null`,
    sql`create index users_by_search on users (search_key${binaryCollation(db)}, id, created_at, ${filtered}) where deleted_at is null`,
  ];
}

const nextNumber = sql`select coalesce(max(staff_number), 0) + 1 from users where staff_number is not null`;

/** A number for each staff member, given by the database itself when someone first becomes staff, and never to anyone else. */
export const staffNumbers = (db: QueryExecutorProvider) =>
  db.getExecutor().adapter instanceof SqliteAdapter ? numbersOnSqlite : numbersOnPostgres;

/** Writes take turns, so the highest number can't change meanwhile. */
const numbersOnSqlite = [
  { name: "users_staff_number_inserted", event: "insert on users" },
  { name: "users_staff_number_updated", event: "update of role on users" },
].map(
  ({ name, event }) =>
    sql`create trigger ${sql.ref(name)} after ${sql.raw(event)}
      when new.role = 'admin' and new.staff_number is null
      begin update users set staff_number = (${nextNumber}) where id = new.id; end`,
);

/** The lock lasts until the end of the transaction, so a later one sees the number that this one took. */
const numbersOnPostgres = [
  sql`create or replace function give_staff_number() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(hashtext(current_schema() || '.users.staff_number'));
    new.staff_number := (${nextNumber});
    return new; end $$`,
  sql`create trigger users_staff_number before insert or update of role on users
    for each row when (new.role = 'admin' and new.staff_number is null) execute function give_staff_number()`,
];
