// Bank transfers: each customer's reference, the transfers that customers expect, and the bank that a demonstration plays.
import { sql, type QueryExecutorProvider } from "kysely";

const tables = [
  sql`alter table users add column deposit_reference text`,
  sql`create unique index users_by_deposit_reference on users (deposit_reference) where deposit_reference is not null`,

  sql`create table expected_deposits (
    id text primary key,
    user_id text not null references users (id),
    receiving_account_id text not null,
    currency text not null check (currency in ('USD', 'EUR', 'GBP')),
    amount_minor bigint not null check (amount_minor > 0),
    state text not null check (state in ('open', 'matched', 'lapsed', 'cancelled')),
    created_at bigint not null,
    lapses_at bigint not null,
    reminded_at bigint,
    ended_at bigint,
    transaction_id text,
    check ((state = 'open') = (ended_at is null)),
    check ((state = 'matched') = (transaction_id is not null)))`,
  sql`create index expected_deposits_of_user on expected_deposits (user_id, created_at, id)`,
  sql`create index expected_deposits_open on expected_deposits (created_at, id) where state = 'open'`,
  sql`create index expected_deposits_lapsing on expected_deposits (lapses_at, id) where state = 'open'`,
  sql`create index expected_deposits_ended on expected_deposits (ended_at) where ended_at is not null`,
  sql`create index expected_deposits_by_transaction on expected_deposits (transaction_id) where transaction_id is not null`,

  sql`create table simulated_bank_lines (
    id text primary key,
    receiving_account_id text not null,
    user_id text references users (id),
    kind text not null check (kind in ('credit', 'payout', 'return')),
    booking_date text not null,
    currency text not null check (currency in ('USD', 'EUR', 'GBP')),
    amount_minor bigint not null check (amount_minor <> 0),
    name text not null,
    account text not null,
    payer_reference text,
    text text not null,
    end_to_end_id text,
    transaction_id text,
    created_at bigint not null)`,
  sql`create index simulated_bank_lines_by_day on simulated_bank_lines (receiving_account_id, booking_date, id)`,
  sql`create index simulated_bank_lines_of_user on simulated_bank_lines (user_id) where user_id is not null`,
  sql`create unique index simulated_bank_lines_of_payout on simulated_bank_lines (transaction_id, kind) where transaction_id is not null`,
];

export async function receivingAccountsAndExpectedDeposits(
  db: QueryExecutorProvider,
): Promise<void> {
  for (const statement of tables) await statement.execute(db);
  await giveReferences(db);
}

const atOnce = 500;
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** "RF", two check digits (ISO 7064), and ten random letters or digits. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const body = [...bytes].map((byte) => alphabet[byte % 32]).join("");
  const digits = [...`${body}RF00`].map((one) => parseInt(one, 36)).join("");
  return `RF${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${body}`;
}

/** Users of the release before get theirs; the database can't compute check digits. */
async function giveReferences(db: QueryExecutorProvider): Promise<void> {
  for (let last = ""; ;) {
    const { rows } = await sql<{ id: string }>`select id from users
      where id > ${last} and deleted_at is null order by id limit ${atOnce}`.execute(db);
    if (rows.length === 0) return;
    const given = rows.map(({ id }) => sql`(${id}, ${newReference()})`);
    await sql`with given (id, reference) as (values ${sql.join(given)})
      update users set deposit_reference = given.reference from given where users.id = given.id`.execute(
      db,
    );
    last = rows.at(-1)?.id ?? last;
  }
}
