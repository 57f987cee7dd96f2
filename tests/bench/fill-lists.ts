// A hundred thousand people with a million transactions over three years, made inside the database: most are settled, few wait.
import { Kysely, PostgresDialect, sql, type QueryExecutorProvider } from "kysely";
import pg from "pg";
import { dialectOf } from "~server/database/engine/dialect";

export const size = { people: 100_000, transactions: 1_000_000 } as const;

const firstNames = [
  "Anna",
  "Ben",
  "Carla",
  "David",
  "Elena",
  "Farid",
  "Greta",
  "Hana",
  "Igor",
  "Julia",
  "Karim",
  "Lena",
  "Marek",
  "Nora",
  "Oskar",
  "Petra",
  "Quentin",
  "Rita",
  "Stefan",
  "Tara",
];
const yearMs = 365 * 86_400_000;

/** Counts from 0; both engines write numbers of the same length for ids. */
export const numbers = (count: number) =>
  sql`with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${sql.lit(count - 1)})`;
export const idOf = (letter: string, number: string) =>
  sql.raw(`'01a1fd5a-0e60-70f0-b84${letter}-00000' || cast(1000000 + ${number} as text)`);

const currencyOf = (person: string) =>
  sql.raw(`case when ${person} % 20 = 3 then 'EUR' else 'USD' end`);

export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export const fillLists = (place: Place, now: number) =>
  fillInside(place, async (trx) => {
    await addPeople(trx, now);
    await addTransactions(trx, now);
  });

/** On PostgreSQL over a connection of its own: these statements take longer than the portal waits for one. */
export async function fillInside(
  { dataDir, databaseUrl }: Place,
  fill: (db: QueryExecutorProvider) => Promise<void>,
): Promise<void> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
    : dialectOf({ dataDir });
  const db = new Kysely({ dialect });
  await db.transaction().execute(fill);
  if (databaseUrl) await sql`vacuum analyze`.execute(db);
  await db.destroy();
}

async function addPeople(db: QueryExecutorProvider, now: number) {
  const [count, id] = [size.people, idOf("a", "i")];
  const first = sql.raw(
    `case i % 20 ${firstNames.map((name, at) => `when ${at} then '${name}'`).join(" ")} end`,
  );
  const family = sql`'Keller' || cast((i * 7919) % 5003 as text)`;
  const joined = sql`${now - 3 * yearMs} + cast(i as bigint) * ${sql.lit(Math.floor((3 * yearMs) / count))}`;
  await sql`insert into users (id, email, email_key, username, username_key, fullname, search_key, phone_number, country, currency,
      role, account_status, kyc_status, password_hash, created_at, updated_at)
    ${numbers(count)} select ${id}, mail, mail, name, name, fullname, lower(fullname) || ' ' || name || ' ' || mail, '+12025550101', 'US', ${currencyOf("i")},
      case when i % 5000 = 0 then 'admin' else 'user' end,
      case when i % 200 = 0 then 'suspended' when i % 50 = 1 then 'inactive' else 'active' end,
      case when i % 100 = 3 then 'pending' when i % 40 = 5 then 'rejected' when i % 3 = 0 then 'not_submitted' else 'approved' end, '', joined, joined
    from (select i, ${first} as first, ${family} as family, ${first} || ' ' || ${family} as fullname,
      'person' || cast(i as text) as name, 'person' || cast(i as text) || '@example.org' as mail, ${joined} as joined from numbers) as people`.execute(
    db,
  );
  await sql`insert into wallets (id, user_id, currency, version, created_at, updated_at)
    ${numbers(count)} select ${idOf("b", "i")}, ${id}, ${currencyOf("i")}, 1, ${joined}, ${joined} from numbers`.execute(
    db,
  );
  await sql`insert into accounts (id, wallet_id, kind, balance_minor)
    ${numbers(count * 6)} select ${idOf("b", "i / 6")} || ':' || kind, ${idOf("b", "i / 6")}, kind, 100 from
      (select i, case i % 6 when 0 then 'available' when 1 then 'held' when 2 then 'manual_hold' when 3 then 'profit' when 4 then 'bonus' else 'unallocated' end as kind from numbers) as kinds`.execute(
    db,
  );
}

async function addTransactions(db: QueryExecutorProvider, now: number) {
  const count = size.transactions;
  const person = `((cast(i as bigint) * 7919) % ${size.people})`;
  const at = sql`${now - 3 * yearMs} + cast(i as bigint) * ${sql.lit(Math.floor((3 * yearMs) / count))}`;
  await sql`insert into transactions (id, reference, user_id, wallet_id, type, action, payment_method, status, amount_minor, currency, is_gateway_made, is_set_by_hand, version, created_at, updated_at)
    ${numbers(count)} select ${idOf("c", "i")}, 'TX-' || cast((cast(i as bigint) * 7919) % 1000003 as text) || 'X', ${idOf("a", person)}, ${idOf("b", person)},
      case when i % 3 = 0 then 'withdrawal' else 'deposit' end, case when i % 3 = 0 then 'bank_withdrawal' else 'funding' end, case when i % 15 = 7 then 'card' else 'bank' end,
      case when i % 100 = 9 or i > ${sql.lit(count - 2000)} then 'pending' when i % 20 = 7 then 'failed' else 'successful' end,
      100 + (cast(i as bigint) * 104729) % 500000, ${currencyOf(person)}, 0, 1, 1, ${at}, ${at} from numbers`.execute(
    db,
  );
  await sql`insert into transaction_counters (user_id, type, status, count, sum_minor, currency) select user_id, type, status, count(*), sum(amount_minor), currency from transactions group by user_id, type, status, currency`.execute(
    db,
  );
}

/** Indexes of the lists alone: what each takes, and what a new transaction costs with and without them. */
export const listIndexes = [
  "transactions_by_time",
  "transactions_by_status",
  "transactions_by_amount",
  "transactions_by_reference",
] as const;

/** Milliseconds of CPU and disk for each of so many new transactions, without its ledger entry. */
export async function costOfInserts(
  db: QueryExecutorProvider,
  letter: string,
  count: number,
): Promise<number> {
  const startedAt = performance.now();
  for (let number = 0; number < count; number += 1) {
    await sql`insert into transactions (id, reference, user_id, wallet_id, type, action, status, amount_minor, currency, is_gateway_made, is_set_by_hand, version, created_at, updated_at)
      select ${`${letter}${number}-new`}, ${`TX-${letter}${number}`}, user_id, wallet_id, type, action, 'pending', ${100 + ((number * 7919) % 5000)}, currency, 0, 0, 1, ${Date.now()}, ${Date.now()}
      from transactions where id = ${`01a1fd5a-0e60-70f0-b84c-00000${1_000_000 + number * 397}`}`.execute(
      db,
    );
  }
  return (performance.now() - startedAt) / count;
}
