import { sql, type QueryExecutorProvider } from "kysely";
import { binaryCollation } from "../engine/binary-collation";
import { searchKey } from "../search-key";

/** Indexes in whose order the administrators' lists are read, whatever they are narrowed to, and the beginnings that they are searched by. */
export async function scalingLists(db: QueryExecutorProvider): Promise<void> {
  const bytes = binaryCollation(db);
  await sql`create index transactions_by_kind_time on transactions (type, status, created_at, id, amount_minor)`.execute(
    db,
  );
  await sql`create index transactions_by_kind_amount on transactions (type, status, amount_minor, id, created_at)`.execute(
    db,
  );
  await sql`create index transactions_by_reference on transactions (lower(reference)${bytes})`.execute(
    db,
  );
  // The longer index by kind and time holds all that it held.
  await sql`drop index transactions_waiting`.execute(db);

  await sql`alter table users add column family_key text not null default ''`.execute(db);
  await noteFamilyKeys(db);
  const standing = sql`account_status, kyc_status, role`;
  const notDeleted = sql`where deleted_at is null`;
  await sql`drop index users_by_time`.execute(db);
  await sql`create index users_by_time on users (created_at, id) ${notDeleted}`.execute(db);
  await sql`create index users_by_standing_time on users (${standing}, created_at, id) ${notDeleted}`.execute(
    db,
  );
  await sql`create index users_by_standing_name on users (${standing}, search_key${bytes}, id, created_at) ${notDeleted}`.execute(
    db,
  );
  for (const key of ["search_key", "family_key", "username_key", "email_key"]) {
    const name = sql.raw(`users_by_${key.replace("_key", "")}`);
    await sql`create index ${name} on users (${sql.ref(key)}${bytes}, id, created_at, ${standing}) ${notDeleted}`.execute(
      db,
    );
  }
  await sql`drop index wallets_by_time`.execute(db);
  await sql`create index wallets_by_time on wallets (created_at, id) ${notDeleted}`.execute(db);
}

async function noteFamilyKeys(db: QueryExecutorProvider) {
  const { rows } = await sql<{
    id: string;
    fullname: string;
  }>`select id, fullname from users where deleted_at is null`.execute(db);
  for (const row of rows)
    await sql`update users set family_key = ${familyKeyOf(row)} where id = ${row.id}`.execute(db);
}

/** The full name with the family name first. */
function familyKeyOf({ fullname }: { fullname: string }): string {
  const names = searchKey(fullname).split(/\s+/);
  return [...names.slice(-1), ...names.slice(0, -1)].join(" ");
}
