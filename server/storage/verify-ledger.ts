import { sql, type Kysely } from "kysely";
import { entryBetween } from "../domain/transactions";
import type { Schema } from "./schema";
import { isWalletAccount } from "../domain/ledger";
import { driftedTallies } from "./tallies";
import { accountId } from "./wallets";

export interface LedgerReport {
  entries: number;
  accounts: number;
  transactions: number;
  /** One sentence for each thing that is wrong; empty when the ledger is sound. */
  faults: string[];
}

/** Proves that entries sum to zero, balances equal their postings, and each transaction has posted just what its state says. */
export async function verifyLedger(db: Kysely<Schema>): Promise<LedgerReport> {
  const [unbalanced, drifted, miscounted, transactions] = await Promise.all([
    unbalancedEntries(db),
    driftedAccounts(db),
    driftedTallies(db),
    misbooked(db),
  ]);
  const count = async (table: "entries" | "accounts") => {
    const row = await db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirst();
    return row?.count ?? 0;
  };
  return {
    entries: await count("entries"),
    accounts: await count("accounts"),
    transactions: transactions.checked,
    faults: [...unbalanced, ...drifted, ...miscounted, ...transactions.faults],
  };
}

async function unbalancedEntries(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom("postings")
    .select(["entry_id", (eb) => eb.fn.sum<number>("amount_minor").as("sum")])
    .groupBy("entry_id")
    .having((eb) => eb.fn.sum("amount_minor"), "!=", 0)
    .execute();
  return rows.map((row) => `Entry ${row.entry_id} sums to ${row.sum}, not to 0.`);
}

async function driftedAccounts(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom("accounts")
    .leftJoin("postings", "postings.account_id", "accounts.id")
    .select(["accounts.id", "balance_minor", (eb) => sql<number>`coalesce(${eb.fn.sum("amount_minor")}, 0)`.as("sum")])
    .groupBy(["accounts.id", "balance_minor"])
    .having(sql`coalesce(sum(amount_minor), 0)`, "!=", sql`balance_minor`)
    .execute();
  return rows.map((row) => `Account ${row.id} shows ${row.balance_minor}, its postings sum to ${row.sum}.`);
}

async function misbooked(db: Kysely<Schema>): Promise<{ checked: number; faults: string[] }> {
  const posted = new Map<string, number>();
  const sums = await db
    .selectFrom("postings")
    .innerJoin("entries", "entries.id", "postings.entry_id")
    .select(["transaction_id", "account_id", (eb) => eb.fn.sum<number>("amount_minor").as("sum")])
    .where("transaction_id", "is not", null)
    .groupBy(["transaction_id", "account_id"])
    .execute();
  for (const row of sums) if (row.sum !== 0) posted.set(`${row.transaction_id} ${row.account_id}`, row.sum);
  const transactions = await db.selectFrom("transactions").select(["id", "wallet_id", "type", "status", "amount_minor", "currency"]).execute();
  for (const row of transactions) {
    for (const posting of entryBetween(null, { ...row, amountMinor: BigInt(row.amount_minor) })) {
      const account = isWalletAccount(posting.account) ? accountId(row.wallet_id, posting.account) : `house:${posting.account}:${row.currency}`;
      const key = `${row.id} ${account}`;
      const sum = (posted.get(key) ?? 0) - Number(posting.amountMinor);
      if (sum === 0) posted.delete(key);
      else posted.set(key, sum);
    }
  }
  const faults = [...posted.keys()].map((key) => `Transaction and account ${key} do not agree with the transaction's state.`);
  return { checked: transactions.length, faults };
}
