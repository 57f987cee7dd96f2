import { sql, type QueryExecutorProvider } from "kysely";
import { binaryCollation } from "../engine/binary-collation";

/** The administrators' lists read one index each, which has the columns that they filter by. */
export async function indexesOfLists(db: QueryExecutorProvider): Promise<void> {
  for (const index of [
    "transactions_by_time",
    "transactions_by_kind_time",
    "transactions_by_kind_amount",
    "users_by_standing_time",
    "users_by_standing_name",
    "users_by_time",
    "users_by_search",
  ])
    await sql`drop index ${sql.ref(index)}`.execute(db);
  const ofUsers = sql`account_status, kyc_status, role, closed_at, deleted_at`;
  await sql`create index users_by_time on users (created_at, id, search_key, ${ofUsers}) where deleted_at is null`.execute(
    db,
  );
  await sql`create index users_by_search on users (search_key${binaryCollation(db)}, id, created_at, ${ofUsers}) where deleted_at is null`.execute(
    db,
  );
  await sql`create index transactions_by_time on transactions (created_at, id, type, status, amount_minor, currency, payment_method)`.execute(
    db,
  );
  await sql`create index transactions_by_status on transactions (status, created_at, id, type, amount_minor, currency, payment_method)`.execute(
    db,
  );
  await sql`create index transactions_by_amount on transactions (amount_minor, id, created_at, type, status, currency, payment_method)`.execute(
    db,
  );
}
