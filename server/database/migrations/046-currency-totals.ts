import { sql, type QueryExecutorProvider } from "kysely";

/** Totals for each currency: a user's counters name theirs, and the indexes that long lists are counted by hold it, and what they can be filtered by. */
export async function currencyTotals(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table tallies add column currency text not null default ''`.execute(db);
  await sql`update tallies set currency = (select currency from users where users.id = tallies.user_id)`.execute(
    db,
  );
  await sql`drop index transactions_by_kind_time`.execute(db);
  await sql`create index transactions_by_kind_time on transactions (type, status, created_at, id, amount_minor, currency, payment_method)`.execute(
    db,
  );
  await sql`drop index transactions_by_kind_amount`.execute(db);
  await sql`create index transactions_by_kind_amount on transactions (type, status, amount_minor, id, created_at, currency, payment_method)`.execute(
    db,
  );
}
