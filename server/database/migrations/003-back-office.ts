import { sql, type QueryExecutorProvider } from "kysely";
import { searchKey } from "../search-key";

/** For administrators: user search, deletion and restore, converted deposits, encrypted records, rate limits. */
export async function backOffice(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column personal_key text`.execute(db);
  await sql`alter table users add column version bigint not null default 1`.execute(db);
  await sql`alter table users add column search_key text not null default ''`.execute(db);
  await sql`alter table users add column deleted_at bigint`.execute(db);
  await noteSearchKeys(db);
  await sql`create index users_by_time on users (created_at, id)`.execute(db);
  await sql`alter table sessions add column address text`.execute(db);
  await sql`alter table sessions add column device text`.execute(db);
  await sql`alter table sessions add column confirmed_at bigint`.execute(db);
  await sql`alter table wallets add column deleted_at bigint`.execute(db);
  await sql`create index wallets_by_time on wallets (created_at, id)`.execute(db);
  for (const table of ["transactions", "drafts"]) {
    await sql`alter table ${sql.table(table)} add column source_amount_minor bigint`.execute(db);
    await sql`alter table ${sql.table(table)} add column source_currency text`.execute(db);
    await sql`alter table ${sql.table(table)} add column rate text`.execute(db);
  }
  await sql`alter table audit add column sealed_for text`.execute(db);
  await sql`create index audit_by_person on audit (sealed_for, created_at)`.execute(db);
  await sql`alter table documents add column is_sealed bigint not null default 0 check (is_sealed in (0, 1))`.execute(
    db,
  );
  await sql`create table allowances (
    subject text primary key, window_ends_at bigint not null, used bigint not null check (used > 0))`.execute(
    db,
  );
}

async function noteSearchKeys(db: QueryExecutorProvider) {
  const { rows } = await sql<{ id: string; email: string; username: string; fullname: string }>`
    select id, email, username, fullname from users`.execute(db);
  for (const row of rows)
    await sql`update users set search_key = ${searchKey(`${row.fullname} ${row.username} ${row.email}`)} where id = ${row.id}`.execute(
      db,
    );
}
