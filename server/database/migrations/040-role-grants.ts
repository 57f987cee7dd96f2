import { sql, type QueryExecutorProvider } from "kysely";

/** When a person last received or granted a staff role, and an index on the few users who are staff. */
export async function addRoleGrants(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column role_grant_at bigint`.execute(db);
  await sql`create index users_of_staff on users (id) where role = 'admin' and deleted_at is null`.execute(
    db,
  );
}
