// What the portal keeps about itself: the audit log, the first response to each request, and its hosts and settings.
import { sql, SqliteAdapter, type QueryExecutorProvider } from "kysely";

export const auditTables = [
  sql`create table audit (
    id text primary key,
    actor_id text not null,
    action text not null,
    subject text not null,
    before text, after text,
    reason text,
    address text,
    sealed_for text,
    person_id text,
    request_id text,
    created_at bigint not null)`,
  sql`create index audit_by_time on audit (created_at, id)`,
  sql`create index audit_by_subject on audit (subject, created_at, id)`,
  sql`create index audit_by_actor_id on audit (actor_id, created_at, id)`,
  sql`create index audit_by_person_id on audit (person_id, created_at, id)`,
  sql`create index audit_by_action on audit (action, created_at, id)`,
  sql`create index audit_by_person on audit (sealed_for, created_at)`,
  // The edits of a person's details, which tell the name of an earlier day.
  sql`create index audit_by_edited_person on audit (person_id, created_at, id) where action in ('user.edited', 'user.cleared')`,

  sql`create table audit_links (
    position bigint primary key,
    audit_id text not null unique,
    link text not null)`,
  sql`create table audit_chain (
    name text primary key,
    position bigint not null,
    link text not null,
    mac text not null,
    newest_at bigint not null)`,
];

/** The database itself refuses to change a line of the audit log. */
export const appendOnly = (db: QueryExecutorProvider) =>
  db.getExecutor().adapter instanceof SqliteAdapter ? appendOnlySqlite : appendOnlyPostgres;

const appendOnlySqlite = ["update", "delete"].map(
  (change) =>
    sql`create trigger ${sql.ref(`audit_no_${change}`)} before ${sql.raw(change)} on audit
      begin select raise(abort, 'the audit log is append-only'); end`,
);

const appendOnlyPostgres = [
  sql`create or replace function audit_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'the audit log is append-only'; end $$`,
  sql`create trigger audit_append_only before update or delete or truncate on audit
    for each statement execute function audit_is_append_only()`,
];

export const responseTables = [
  sql`create table idempotency (
    user_id text not null,
    key text not null,
    input_hash text not null,
    answer text,
    created_at bigint not null,
    primary key (user_id, key))`,
  sql`create table responses_about_users (
    person_id text not null,
    user_id text not null,
    key text not null,
    primary key (person_id, user_id, key),
    foreign key (user_id, key) references idempotency (user_id, key) on delete cascade)`,
  sql`create index responses_about_users_by_key on responses_about_users (user_id, key)`,
];

export const operationTables = [
  sql`create table hosts (
    id text primary key,
    name text not null,
    release text not null,
    document_place text not null,
    seen_at bigint not null)`,
  sql`create table safeguards (
    setting text primary key,
    value text not null,
    changed_at bigint)`,
  sql`create table upkeep_runs (
    task text primary key,
    finished_at bigint not null)`,
];
