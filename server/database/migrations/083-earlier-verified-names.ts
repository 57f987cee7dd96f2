import { sql, type QueryExecutorProvider } from "kysely";

/** Names that an identity was approved under in earlier releases count as verified, even if the approval was withdrawn since. */
export async function earlierVerifiedNames(db: QueryExecutorProvider): Promise<void> {
  await sql`update users set name_verified_at = updated_at
    where role = 'user' and deleted_at is null and name_verified_at is null
      and (kyc_status = 'approved' or exists (
        select 1 from audit where audit.subject = 'user:' || users.id and audit.action = 'user.edited'
          and audit.after like '%"kycStatus":"approved"%'))`.execute(db);
}
