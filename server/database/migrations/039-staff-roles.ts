import { sql, type QueryExecutorProvider } from "kysely";

/** Roles and scopes as they were when they were introduced. */
const allRoles = "auditor support compliance treasury owner";
const formerlyAdmin = "view exports profiles messages kyc holds transactions adjustments";

/** Staff roles. Administrators keep all that they could do, and so do their API tokens, which keep the old word for hosts of the release before. */
export async function addStaffRoles(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column staff_roles text not null default ''`.execute(db);
  await sql`update users set staff_roles = ${allRoles} where role = 'admin'`.execute(db);
  await sql`update api_tokens set scopes = scopes || ' ' || ${formerlyAdmin}
    where ' ' || scopes || ' ' like '% admin %'`.execute(db);
}
