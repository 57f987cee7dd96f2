import { sql, type QueryExecutorProvider } from "kysely";

/**
 * Since when a customer's name counts as verified, who last changed a name, and why a request was decided. The name that an
 * identity was approved under before this migration counts as verified, even if the approval was withdrawn since.
 */
export async function nameDecisions(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column name_verified_at bigint`.execute(db);
  await sql`alter table users add column name_changed_at bigint`.execute(db);
  await sql`alter table users add column name_changed_by text`.execute(db);
  await sql`alter table proposals add column sealed_decision text`.execute(db);
  await sql`update users set name_verified_at = updated_at
    where role = 'user' and deleted_at is null and (kyc_status = 'approved' or exists (
      select 1 from audit where audit.subject = 'user:' || users.id and audit.action = 'user.edited'
        and (audit.before like '%"kycStatus":"approved"%' or audit.after like '%"kycStatus":"approved"%')))`.execute(
    db,
  );
}
