import { sql, SqliteAdapter, type QueryExecutorProvider } from "kysely";

/** A number for each staff member, given by the database itself when someone first becomes staff, and never to anyone else. */
export async function addStaffIds(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column staff_number bigint`.execute(db);
  await sql`update users set staff_number = (select count(*) from users as earlier
    where earlier.role = 'admin' and (earlier.created_at, earlier.id) <= (users.created_at, users.id))
    where role = 'admin'`.execute(db);
  await sql`create unique index users_by_staff_number on users (staff_number) where staff_number is not null`.execute(
    db,
  );
  await (db.getExecutor().adapter instanceof SqliteAdapter
    ? numberOnSqlite(db)
    : numberOnPostgres(db));
}

const next = sql`select coalesce(max(staff_number), 0) + 1 from users where staff_number is not null`;

/** Writes take turns, so the highest number can't change meanwhile. */
async function numberOnSqlite(db: QueryExecutorProvider): Promise<void> {
  for (const [name, event] of [
    ["inserted", "insert on users"],
    ["updated", "update of role on users"],
  ] as const) {
    await sql`create trigger ${sql.ref(`users_staff_number_${name}`)} after ${sql.raw(event)}
      when new.role = 'admin' and new.staff_number is null
      begin update users set staff_number = (${next}) where id = new.id; end`.execute(db);
  }
}

/** The lock lasts until the end of the transaction, so a later one sees the number that this one took. */
async function numberOnPostgres(db: QueryExecutorProvider): Promise<void> {
  await sql`create or replace function give_staff_number() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(hashtext(current_schema() || '.users.staff_number'));
    new.staff_number := (${next});
    return new; end $$`.execute(db);
  await sql`create trigger users_staff_number before insert or update of role on users
    for each row when (new.role = 'admin' and new.staff_number is null) execute function give_staff_number()`.execute(
    db,
  );
}
