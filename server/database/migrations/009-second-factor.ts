import { sql, type QueryExecutorProvider } from "kysely";

/** Authenticator codes with their recovery codes, sign-ins that wait for one, and the tokens of scripts. */
export async function addSecondFactor(db: QueryExecutorProvider): Promise<void> {
  await sql`create table second_factors (
    user_id text primary key references users (id), secret text not null,
    enabled_at bigint, last_used_step bigint, created_at bigint not null)`.execute(db);
  await sql`create table recovery_codes (
    user_id text not null references users (id), code_hash text not null, created_at bigint not null,
    primary key (user_id, code_hash))`.execute(db);
  await sql`create table pending_sign_ins (
    token_hash text primary key, user_id text not null references users (id),
    created_at bigint not null, expires_at bigint not null)`.execute(db);
  await sql`create index pending_sign_ins_by_user on pending_sign_ins (user_id)`.execute(db);
  await sql`create table api_tokens (
    id text primary key, token_hash text not null unique, user_id text not null references users (id),
    name text not null, scopes text not null, created_at bigint not null, expires_at bigint not null,
    last_used_at bigint, revoked_at bigint)`.execute(db);
  await sql`create index api_tokens_by_user on api_tokens (user_id, created_at)`.execute(db);
}
