import { sql, type Insertable } from "kysely";
import type { Db } from "../../database/db";
import { isWalletAccount, postingAccountId, sumsToZero, type Posting } from "./rules";
import { minorColumn } from "../../database/money-columns";
import { add, type Money } from "../../kernel/money";
import type { EntryRow, PostingRow } from "../../database/schema";

/** Thrown if an entry would take one of a wallet's accounts below zero; the database transaction is then rolled back. */
export class ShortAccount extends Error {
  override name = "ShortAccount";
  constructor() {
    super("an account of the wallet is short");
  }
}

/** Thrown if the wallet is closed or never existed; the database transaction is then rolled back. */
export class ClosedWallet extends Error {
  override name = "ClosedWallet";
  constructor() {
    super("the wallet is closed");
  }
}

export interface LedgerEntry {
  readonly entry: Insertable<EntryRow>;
  readonly postings: readonly Posting[];
}

export function ledgerIn(db: Db) {
  /** All of them or none. The caller of entries for several wallets has locked these in the order of their IDs. */
  const postAll = async (all: readonly LedgerEntry[]): Promise<void> => {
    if (!all.every(({ postings }) => sumsToZero(postings)))
      throw new RangeError("an entry's postings must sum to zero");
    const posted = all.filter(({ postings }) => postings.length > 0);
    if (posted.length === 0) return;
    await db
      .insertInto("entries")
      .values(posted.map(({ entry }) => entry))
      .execute();
    await db.insertInto("postings").values(posted.flatMap(postingRows)).execute();
    // Locked late, because the rows stay locked from here on, but before all other shared rows, to avoid deadlocks.
    await touchWallets(db, posted);
    await moveBalances(db, posted);
  };
  return {
    postAll,
    /** Writes one entry and moves an open wallet's balances in one conditional statement, so two at the same time can't both pass. */
    post: (entry: Insertable<EntryRow>, postings: readonly Posting[]): Promise<void> =>
      postAll([{ entry, postings }]),
    /** The user's wallet, if money moved between it and the operator since then (UTC milliseconds). */
    movedSince: (userId: string, since: number): Promise<{ wallet_id: string } | undefined> =>
      db
        .selectFrom("wallets")
        .innerJoin("entries", "entries.wallet_id", "wallets.id")
        .innerJoin("postings", "postings.entry_id", "entries.id")
        .select("entries.wallet_id")
        .where("wallets.user_id", "=", userId)
        .where("entries.created_at", ">", since)
        .where("postings.account_id", "like", "house:%")
        .limit(1)
        .executeTakeFirst(),
  };
}

const postingRows = ({ entry, postings }: LedgerEntry): PostingRow[] =>
  postings.map((posting) => ({
    entry_id: entry.id,
    account_id: postingAccountId(entry.wallet_id, posting),
    amount_minor: minorColumn(posting.amount),
  }));

async function touchWallets(db: Db, posted: readonly LedgerEntry[]): Promise<void> {
  const ids = [...new Set(posted.map(({ entry }) => entry.wallet_id))];
  const now = Math.max(...posted.map(({ entry }) => entry.created_at));
  const { numUpdatedRows } = await db
    .updateTable("wallets")
    .set({ version: sql`version + 1`, updated_at: now })
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(ids.length)) throw new ClosedWallet();
}

/** Moves each account by its own amount; an account that would go below zero stays unchanged. */
async function moveBalances(db: Db, posted: readonly LedgerEntry[]): Promise<void> {
  const moved = movedAccounts(posted);
  if (moved.size === 0) return;
  const rows = [...moved].map(([id, minor]) => sql`(${id}, cast(${minor} as bigint))`);
  const { numUpdatedRows } = await db
    .updateTable("accounts")
    // Both engines name the columns of values like this.
    .from(sql<{ column1: string; column2: number }>`(values ${sql.join(rows)})`.as("moved"))
    .set({ balance_minor: sql`balance_minor + moved.column2` })
    .whereRef("accounts.id", "=", "moved.column1")
    .where(sql<boolean>`balance_minor + moved.column2 >= 0`)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(moved.size)) throw new ShortAccount();
}

/** What the entries together move each of the wallets' accounts by; the operator's have no stored balance. */
function movedAccounts(posted: readonly LedgerEntry[]): Map<string, number> {
  const moved = new Map<string, Money>();
  for (const { entry, postings } of posted)
    for (const posting of postings.filter(({ account }) => isWalletAccount(account))) {
      const id = postingAccountId(entry.wallet_id, posting);
      const sum = moved.get(id);
      moved.set(id, sum ? add(sum, posting.amount) : posting.amount);
    }
  return new Map([...moved].map(([id, amount]) => [id, minorColumn(amount)]));
}
