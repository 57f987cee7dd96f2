import { sql, type QueryExecutorProvider } from "kysely";

/** In the year 9999: no earlier release said that these passwords would expire. */
const never = 253_402_214_400_000;

/** Passwords that staff set, until their users change them. Those of earlier releases are found in the audit log. */
export async function initialPasswords(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column initial_password_until bigint`.execute(db);
  await sql`update users set initial_password_until = ${sql.lit(never)}
    where role = 'user' and deleted_at is null and password_hash <> ''
      and exists (select 1 from audit
        where subject = 'user:' || users.id and action = 'user.created')
      and not exists (select 1 from audit
        where subject = 'user:' || users.id and action in ('password.changed', 'password.reset'))`.execute(
    db,
  );
}
