// The payees of customers. The row in bank_details stays the default bank account, which hosts of the release before pay and replace.
import { sql, type QueryExecutorProvider } from "kysely";

const statements = [
  // A removed payee keeps when it was added and removed, for those who review withdrawals to it.
  sql`create table payees (
    id text primary key,
    user_id text not null references users (id),
    kind text not null check (kind in ('bank', 'crypto_address')),
    label text,
    sealed text,
    payment_account_id text,
    is_default integer not null default 0 check (is_default in (0, 1)),
    usable_from bigint,
    added_at bigint not null,
    removed_at bigint,
    check ((removed_at is null) = (sealed is not null)))`,
  sql`create index payees_by_user on payees (user_id, added_at, id)`,
  sql`create index payees_by_account on payees (payment_account_id, added_at) where payment_account_id is not null`,
  sql`create unique index payees_default on payees (user_id, kind) where is_default = 1`,
  sql`create index payees_removed on payees (removed_at) where removed_at is not null`,

  sql`alter table bank_details add column payee_id text`,
  sql`alter table bank_details add column label text`,
  sql`alter table bank_details add column labeled_at bigint`,
];

export async function payees(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
