import { sql, type QueryExecutorProvider } from "kysely";

/** The email outbox, emailed links, and the places of sign-ins. */
export async function mail(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column email_verified_at bigint`.execute(db);
  await sql`create table outbox (
    id text primary key, user_id text not null references users (id), kind text not null,
    state text not null check (state in ('queued', 'sending', 'sent', 'failed')), contents text,
    attempts bigint not null check (attempts >= 0), next_attempt_at bigint not null, expires_at bigint not null,
    created_at bigint not null, sent_at bigint, last_error text,
    check (contents is not null or state in ('sent', 'failed')))`.execute(db);
  await sql`create index outbox_by_state on outbox (state, next_attempt_at)`.execute(db);
  await sql`create index outbox_by_user on outbox (user_id)`.execute(db);
  await sql`create table mailed_links (
    token_hash text primary key, user_id text not null references users (id),
    purpose text not null check (purpose in ('password_reset', 'email_verification')),
    created_at bigint not null, expires_at bigint not null)`.execute(db);
  await sql`create index mailed_links_by_user on mailed_links (user_id)`.execute(db);
  await sql`create table reset_requests (id text primary key, user_id text, created_at bigint not null)`.execute(
    db,
  );
  await sql`create table sign_in_places (
    user_id text not null references users (id), place text not null, last_at bigint not null,
    primary key (user_id, place))`.execute(db);
}
