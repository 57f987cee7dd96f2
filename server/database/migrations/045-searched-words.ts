import { sql, type QueryExecutorProvider } from "kysely";
import { searchKeysOf } from "../search-key";

const rowsAtOnce = 500;
const notDeleted = sql`where deleted_at is null`;

/** Finds users by any word of name, username, email and phone number, and references chosen by administrators by any part. */
export async function searchedWords(db: QueryExecutorProvider): Promise<void> {
  await noteWords(db);
  for (const key of ["family", "username", "email"])
    await sql`drop index ${sql.ref(`users_by_${key}`)}`.execute(db);
  // A search reads this index alone, in the order in which the list is shown.
  await sql`drop index users_by_time`.execute(db);
  await sql`create index users_by_time on users (created_at, id, account_status, kyc_status, role, search_key, deleted_at) ${notDeleted}`.execute(
    db,
  );
  await sql`create index transactions_by_chosen_reference on transactions (lower(reference), id) where substr(reference, 1, 3) <> 'TX-'`.execute(
    db,
  );
}

interface Person {
  id: string;
  fullname: string;
  username: string;
  email: string;
  phone_number: string;
}

async function noteWords(db: QueryExecutorProvider): Promise<void> {
  for (let after = ""; ;) {
    const { rows } = await sql<Person>`select id, fullname, username, email, phone_number from users
      where deleted_at is null and id > ${after} order by id limit ${rowsAtOnce}`.execute(db);
    for (const { id, ...person } of rows) {
      const { search_key, family_key } = searchKeysOf(person);
      await sql`update users set search_key = ${search_key}, family_key = ${family_key} where id = ${id}`.execute(
        db,
      );
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}
