import { sql, type QueryExecutorProvider } from "kysely";

/** When somebody last was given a staff role, or gave one; and a short way to the few who are staff. */
export async function addRoleGrants(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column role_grant_at bigint`.execute(db);
  await sql`create index users_of_staff on users (id) where role = 'admin' and deleted_at is null`.execute(
    db,
  );
}
