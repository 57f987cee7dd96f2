import { sql, type Insertable } from "kysely";
import type { Db } from "../../database/db";
import { isWalletAccount, sumsToZero, type Posting } from "./rules";
import { minorColumn } from "../../database/money-columns";
import type { EntryRow, PostingRow } from "../../database/schema";
import { postingAccountId } from "./wallet-store";

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

export function ledgerIn(db: Db) {
  return {
    /** Writes one entry and moves an open wallet's balances in one conditional statement, so two at the same time can't both pass. */
    async post(entry: Insertable<EntryRow>, postings: readonly Posting[]): Promise<void> {
      if (!sumsToZero(postings)) throw new RangeError("an entry's postings must sum to zero");
      if (postings.length === 0) return;
      const rowOf = (posting: Posting): PostingRow => ({
        entry_id: entry.id,
        account_id: postingAccountId(entry.wallet_id, posting),
        amount_minor: minorColumn(posting.amount),
      });
      await db.insertInto("entries").values(entry).execute();
      await db.insertInto("postings").values(postings.map(rowOf)).execute();
      // Locked late, because the row stays locked from here on, but before all other shared rows, to avoid deadlocks.
      await touchWallet(db, entry.wallet_id, entry.created_at);
      await moveBalances(db, postings.filter(({ account }) => isWalletAccount(account)).map(rowOf));
    },
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

async function touchWallet(db: Db, id: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("wallets")
    .set({ version: sql`version + 1`, updated_at: now })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ClosedWallet();
}

type Moved = Pick<PostingRow, "account_id" | "amount_minor">;

/** Moves these accounts, each by its own amount; an account that would go below zero stays unchanged. */
async function moveBalances(db: Db, rows: readonly Moved[]): Promise<void> {
  if (rows.length === 0) return;
  const cases = rows.map(
    ({ account_id, amount_minor }) => sql`when ${account_id} then cast(${amount_minor} as bigint)`,
  );
  const amount = sql`case id ${sql.join(cases, sql` `)} end`;
  const { numUpdatedRows } = await db
    .updateTable("accounts")
    .set({ balance_minor: sql`balance_minor + ${amount}` })
    .where(
      "id",
      "in",
      rows.map(({ account_id }) => account_id),
    )
    .where(sql<boolean>`balance_minor + ${amount} >= 0`)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(rows.length)) throw new ShortAccount();
}
