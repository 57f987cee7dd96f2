import { sql, type QueryExecutorProvider } from "kysely";

/** Documents that followed a rejection before releases recorded that: the audit log has the status at each upload. */
export async function earlierResubmissions(db: QueryExecutorProvider): Promise<void> {
  const uploads = sql`from audit as upload
    where upload.subject = 'user:' || users.id and upload.action = 'kyc.uploaded'
      and upload.before like '%"kycStatus":"rejected"%'
      and not exists (select 1 from audit as approval
        where approval.subject = upload.subject and approval.created_at > upload.created_at
          and approval.after like '%"kycStatus":"approved"%')`;
  await sql`update users set kyc_resubmitted_at = (select max(upload.created_at) ${uploads})
    where kyc_status = 'pending' and kyc_resubmitted_at is null and exists (select 1 ${uploads})`.execute(
    db,
  );
}
