// Customers with settled deposits, their entries and their lines of the audit log, made inside the database: six rows a deposit.
import { sql, type QueryExecutorProvider } from "kysely";
import { openDatabase } from "~server/database/engine/dialect";
import { idOf, numbers } from "./fill-lists";

/** A customer's deposits, at one dollar each. */
const depositsEach = 10;
const dayMs = 86_400_000;

/** Resolves to the number of rows, which balance. */
export async function fillLedger(
  place: { dataDir: string; databaseUrl: string | undefined },
  { deposits, now }: { deposits: number; now: number },
): Promise<number> {
  const { db, engine } = openDatabase(place);
  const customers = Math.ceil(deposits / depositsEach);
  await db.transaction().execute(async (trx) => {
    await addCustomers(trx, customers, now);
    await addDeposits(trx, customers * depositsEach, now);
  });
  if (engine === "postgres") await sql`vacuum analyze`.execute(db);
  await db.destroy();
  return customers * (1 + 1 + 2 + 1 + depositsEach * 5);
}

async function addCustomers(db: QueryExecutorProvider, count: number, now: number) {
  const id = idOf("a", "i");
  const name = sql`'person' || cast(i as text)`;
  const full = sql`'Greta Keller ' || cast(i as text)`;
  await sql`insert into users (id, email, email_key, username, username_key, fullname, search_key, phone_number, country, currency,
      role, account_status, kyc_status, password_hash, created_at, updated_at)
    ${numbers(count)} select ${id}, ${name} || '@example.org', ${name} || '@example.org', ${name}, ${name}, ${full}, lower(${full}), '+12025550101', 'US', 'USD',
      'user', 'active', 'approved', '', ${now}, ${now} from numbers`.execute(db);
  await sql`insert into wallets (id, user_id, currency, version, created_at, updated_at)
    ${numbers(count)} select ${idOf("b", "i")}, ${id}, 'USD', 1, ${now}, ${now} from numbers`.execute(
    db,
  );
  for (const [kind, minor] of [
    ["available", depositsEach * 100],
    ["held", 0],
  ] as const)
    await sql`insert into accounts (id, wallet_id, kind, balance_minor)
      ${numbers(count)} select ${idOf("b", "i")} || ${sql.lit(`:${kind}`)}, ${idOf("b", "i")}, ${sql.lit(kind)}, ${sql.lit(minor)} from numbers`.execute(
      db,
    );
  await sql`insert into transaction_counters (user_id, type, status, count, sum_minor, currency)
    ${numbers(count)} select ${id}, 'deposit', 'successful', ${sql.lit(depositsEach)}, ${sql.lit(depositsEach * 100)}, 'USD' from numbers`.execute(
    db,
  );
}

async function addDeposits(db: QueryExecutorProvider, count: number, now: number) {
  const customer = `(i / ${depositsEach})`;
  const [person, wallet] = [idOf("a", customer), idOf("b", customer)];
  const [id, entry] = [idOf("c", "i"), idOf("d", "i")];
  const at = sql`${now - dayMs} + cast(i as bigint)`;
  await sql`insert into transactions (id, reference, user_id, wallet_id, type, action, payment_method, status, amount_minor, currency, is_gateway_made, is_set_by_hand, version, created_at, updated_at)
    ${numbers(count)} select ${id}, 'TX-' || cast(i as text) || 'L', ${person}, ${wallet}, 'deposit', 'funding', 'card', 'successful', 100, 'USD', 0, 1, 1, ${at}, ${at} from numbers`.execute(
    db,
  );
  await sql`insert into entries (id, wallet_id, transaction_id, transaction_version, actor_id, created_at)
    ${numbers(count)} select ${entry}, ${wallet}, ${id}, 1, ${person}, ${at} from numbers`.execute(
    db,
  );
  for (const [account, minor] of [
    [sql`${wallet} || ':available'`, 100],
    [sql`'house:settlement:USD'`, -100],
  ] as const)
    await sql`insert into postings (entry_id, account_id, amount_minor)
      ${numbers(count)} select ${entry}, ${account}, ${sql.lit(minor)} from numbers`.execute(db);
  await sql`insert into audit (id, actor_id, action, subject, before, after, person_id, request_id, created_at)
    ${numbers(count)} select ${idOf("e", "i")}, ${person}, 'transaction.approve', 'transaction:' || ${id}, '{"status":"pending"}', '{"status":"successful"}', ${person}, 'request-' || cast(i as text), ${at} from numbers`.execute(
    db,
  );
}
