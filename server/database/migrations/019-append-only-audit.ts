import { sql, SqliteAdapter, type QueryExecutorProvider } from "kysely";

/** The audit log by person, record, action and time, newest first; from now on the database itself refuses to change a line of it. */
export async function appendOnlyAudit(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table audit add column person_id text`.execute(db);
  await sql`update audit set person_id = case when subject like 'user:%' then substr(subject, 6) else coalesce(sealed_for,
    (select user_id from transactions where id = substr(subject, 13) and subject like 'transaction:%'),
    (select user_id from wallets where id = substr(subject, 8) and subject like 'wallet:%'),
    (select user_id from crypto_payments where order_number = substr(subject, 16) and subject like 'crypto_payment:%')) end`.execute(
    db,
  );
  for (const old of ["audit_by_subject", "audit_actor"])
    await sql`drop index ${sql.ref(old)}`.execute(db);
  await sql`create index audit_by_time on audit (created_at, id)`.execute(db);
  for (const column of ["subject", "actor_id", "person_id", "action"]) {
    await sql`create index ${sql.ref(`audit_by_${column}`)} on audit (${sql.ref(column)}, created_at, id)`.execute(
      db,
    );
  }
  await (db.getExecutor().adapter instanceof SqliteAdapter
    ? refuseOnSqlite(db)
    : refuseOnPostgres(db));
}

async function refuseOnSqlite(db: QueryExecutorProvider): Promise<void> {
  for (const change of ["update", "delete"]) {
    await sql`create trigger ${sql.ref(`audit_no_${change}`)} before ${sql.raw(change)} on audit
      begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
  }
}

async function refuseOnPostgres(db: QueryExecutorProvider): Promise<void> {
  await sql`create or replace function audit_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'the audit log is append-only'; end $$`.execute(db);
  await sql`create trigger audit_append_only before update or delete or truncate on audit
    for each statement execute function audit_is_append_only()`.execute(db);
}
