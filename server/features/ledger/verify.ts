import { countMatches } from "../../database/count-matches";
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { Storage } from "../../database/storage";
import type { TransactionRow } from "../../database/schema";
import { integrityFault, type IntegrityFault } from "../../kernel/integrity-fault";
import { entryBetween, postingAccountId } from "./rules";
import { mismatchedCounters } from "./counter-store";
import type { LedgerReport } from "./integrity-check-store";
import { stateColumns, stateOf } from "./transaction-store";

/** Few enough that a host answers its other requests in between. */
const transactionsAtOnce = 2_000;

/** Checks that entries sum to zero, balances equal their postings, the bank's side its imported statements, and each transaction is posted according to its status. */
export function verifyLedger(
  storage: Pick<Storage, "longSnapshot">,
  progress: (stage: string) => void = () => undefined,
  atOnce: number = transactionsAtOnce,
): Promise<LedgerReport> {
  // Money that moves meanwhile is included in all of the sums or in none.
  return storage.longSnapshot((db) => verifyIn(db, progress, atOnce));
}

/** The same in the caller's transaction. */
export async function verifyIn(
  db: Db,
  progress: (stage: string) => void = () => undefined,
  atOnce: number = transactionsAtOnce,
): Promise<LedgerReport> {
  const entries = await countMatches(db.selectFrom("entries"));
  const accounts = await countMatches(db.selectFrom("accounts"));
  progress(`summing ${entries} entries`);
  const unbalanced = await unbalancedEntries(db);
  progress(`comparing ${accounts} balances with their postings`);
  const mismatched = await mismatchedAccounts(db);
  progress("counting transactions");
  const miscounted = await mismatchedCounters(db);
  progress("comparing the bank's side with imported statements");
  const bankSide = await mismatchedBankSide(db);
  const transactions = await mismatchedTransactions(db, progress, atOnce);
  return {
    entries,
    accounts,
    transactions: transactions.checked,
    faults: [...unbalanced, ...mismatched, ...miscounted, ...bankSide, ...transactions.faults],
  };
}

async function unbalancedEntries(db: Db): Promise<IntegrityFault[]> {
  const rows = await db
    .selectFrom("postings")
    .select(["entry_id", (eb) => eb.fn.sum<number>("amount_minor").as("sum")])
    .groupBy("entry_id")
    .having((eb) => eb.fn.sum("amount_minor"), "!=", 0)
    .execute();
  return rows.map((row) =>
    integrityFault("entryUnbalanced", { id: row.entry_id, sum: String(row.sum) }),
  );
}

async function mismatchedAccounts(db: Db): Promise<IntegrityFault[]> {
  const rows = await db
    .selectFrom("accounts")
    .leftJoin("postings", "postings.account_id", "accounts.id")
    .select([
      "accounts.id",
      "balance_minor",
      (eb) => sql<number>`coalesce(${eb.fn.sum("amount_minor")}, 0)`.as("sum"),
    ])
    .groupBy(["accounts.id", "balance_minor"])
    .having(sql`coalesce(sum(amount_minor), 0)`, "!=", sql`balance_minor`)
    .execute();
  return rows.map(({ id, balance_minor: balance, sum }) =>
    integrityFault("accountMismatched", { id, balance: String(balance), sum: String(sum) }),
  );
}

/** Reads ranges of transaction IDs without gaps, so that entries of deleted transactions are included. */
async function mismatchedTransactions(
  db: Db,
  progress: (stage: string) => void,
  atOnce: number,
): Promise<{ checked: number; faults: IntegrityFault[] }> {
  const faults: IntegrityFault[] = [];
  let checked = 0;
  for (let after = ""; ;) {
    progress(`comparing transactions with their entries, ${checked} so far`);
    const rows = await db
      .selectFrom("transactions")
      .select(["id", "wallet_id", ...stateColumns])
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    checked += rows.length;
    const last = rows.length < atOnce ? undefined : rows.at(-1)?.id;
    const left = await postedIn(db, after, last);
    for (const row of rows) subtractExpected(left, row);
    for (const [key, sum] of left)
      if (sum !== 0n) faults.push(integrityFault("transactionMismatched", { id: key }));
    if (last === undefined) return { checked, faults };
    after = last;
  }
}

/**
 * The sums posted by transactions with these IDs, by "transaction account"; to the end if `last` is undefined. The bounds are part of
 * the statement: planned without them, PostgreSQL reads all postings for each range.
 */
async function postedIn(
  db: Db,
  after: string,
  last: string | undefined,
): Promise<Map<string, bigint>> {
  const sums = await db
    .selectFrom("postings")
    .innerJoin("entries", "entries.id", "postings.entry_id")
    .select(["transaction_id", "account_id", (eb) => eb.fn.sum<number>("amount_minor").as("sum")])
    .where("transaction_id", ">", sql.lit(after))
    .$if(last !== undefined, (query) => query.where("transaction_id", "<=", sql.lit(last ?? "")))
    .groupBy(["transaction_id", "account_id"])
    .execute();
  return new Map(sums.map((row) => [`${row.transaction_id} ${row.account_id}`, BigInt(row.sum)]));
}

function subtractExpected(
  left: Map<string, bigint>,
  row: Pick<TransactionRow, "id" | "wallet_id" | (typeof stateColumns)[number]>,
) {
  for (const posting of entryBetween(null, stateOf(row))) {
    const key = `${row.id} ${postingAccountId(row.wallet_id, posting)}`;
    left.set(key, (left.get(key) ?? 0n) - posting.amount.minor);
  }
}

interface Sum {
  readonly account_id: string;
  readonly sum: number | string | null;
}

/** Where a posted line's money is, by its state. */
const endOf = sql`case when state = 'own' then 'house:own:' when state in ('open', 'compliance', 'returning') then 'house:open_lines:' else 'house:settlement:' end`;

/** Each receiving account has what its posted lines sum to, and each of the operator's accounts what the lines in its states do. */
async function mismatchedBankSide(db: Db): Promise<IntegrityFault[]> {
  const lines = sql`bank_lines where posted_at is not null and state <> 'undone'`;
  const { rows: posted } = await sql<Sum>`select account_id, sum(amount_minor) as sum
    from postings join entries on entries.id = entry_id
    where wallet_id like 'bank:%' group by account_id`.execute(db);
  const { rows: imported } = await sql<Sum>`
    select 'bank:' || receiving_account_id as account_id, -sum(amount_minor) as sum from ${lines} group by receiving_account_id
    union all select ${endOf} || currency as account_id, sum(amount_minor) as sum from ${lines} group by ${endOf} || currency`.execute(
    db,
  );
  const left = new Map(posted.map(({ account_id: id, sum }) => [id, BigInt(sum ?? 0)]));
  const expected = new Map(imported.map(({ account_id: id, sum }) => [id, BigInt(sum ?? 0)]));
  return [...new Set([...left.keys(), ...expected.keys()])].flatMap((id) => {
    const [has, should] = [left.get(id) ?? 0n, expected.get(id) ?? 0n];
    return has === should
      ? []
      : integrityFault("bankMismatched", { id, posted: String(has), lines: String(should) });
  });
}
