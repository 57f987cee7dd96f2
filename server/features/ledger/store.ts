import { sql } from "kysely";
import type { Db } from "../../database/db";
import { isWalletAccount, sumsToZero, type Posting } from "./rules";
import { compiled, insertion, type PlaceholderOf } from "../../database/compiled/compiled";
import { minorColumn } from "../../database/money-columns";
import type { EntryRow, PostingRow } from "../../database/schema";
import { postingAccountId } from "./wallet-store";

const touch = compiled((db, param: PlaceholderOf<{ id: string; now: number }>) =>
  db
    .updateTable("wallets")
    .set({ version: sql`version + 1`, updated_at: param("now") })
    .where("id", "=", param("id"))
    .where("deleted_at", "is", null),
);
const insertEntry = insertion("entries");
const insertPostings = insertion("postings");

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
    async post(entry: EntryRow, postings: readonly Posting[]): Promise<void> {
      if (!sumsToZero(postings)) throw new RangeError("an entry's postings must sum to zero");
      if (postings.length === 0) return;
      const rows = [];
      const moved = [];
      for (const posting of postings) {
        const row = {
          entry_id: entry.id,
          account_id: postingAccountId(entry.wallet_id, posting),
          amount_minor: minorColumn(posting.amount),
        };
        if (isWalletAccount(posting.account)) moved.push(row);
        rows.push(row);
      }
      // Locked late, because the row stays locked from here on, but before all other shared rows, to avoid deadlocks.
      const written = [insertEntry(db, entry), insertPostings(db, ...rows)];
      await Promise.all([
        ...written,
        touchWallet(db, entry.wallet_id, entry.created_at),
        moveBalances(db, moved),
      ]);
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
    /** Erases the texts of a deleted transaction; its entries stay. */
    forgetReasons: (transactionId: string) =>
      db
        .updateTable("entries")
        .set({ reason: null })
        .where("transaction_id", "=", transactionId)
        .execute(),
  };
}

async function touchWallet(db: Db, id: string, now: number): Promise<void> {
  const { numAffectedRows } = await touch(db, { id, now });
  if (numAffectedRows !== 1n) throw new ClosedWallet();
}

type Moved = Pick<PostingRow, "account_id" | "amount_minor">;
type Movement = ReturnType<typeof movementOf>;

const movements = new Map<number, Movement>();

async function moveBalances(db: Db, rows: readonly Moved[]): Promise<void> {
  if (rows.length === 0) return;
  const movement = movements.get(rows.length) ?? movementOf(rows.length);
  movements.set(rows.length, movement);
  const values = rows.flatMap(({ account_id, amount_minor }, at) => [
    [`id${at}`, account_id],
    [`amount${at}`, amount_minor],
  ]);
  const { numAffectedRows } = await movement(db, Object.fromEntries(values));
  if (numAffectedRows !== BigInt(rows.length)) throw new ShortAccount();
}

/** Moves these accounts, each by its own amount; an account that would go below zero stays unchanged. */
function movementOf(count: number) {
  const numbers = Array.from({ length: count }, (_, at) => at);
  return compiled((db, param: PlaceholderOf<Record<string, string | number>>) => {
    const cases = numbers.map(
      (at) => sql`when ${param(`id${at}`)} then cast(${param(`amount${at}`)} as bigint)`,
    );
    const amount = sql`case id ${sql.join(cases, sql` `)} end`;
    return db
      .updateTable("accounts")
      .set({ balance_minor: sql`balance_minor + ${amount}` })
      .where(
        "id",
        "in",
        numbers.map((at) => sql<string>`${param(`id${at}`)}`),
      )
      .where(sql<boolean>`balance_minor + ${amount} >= 0`);
  });
}
