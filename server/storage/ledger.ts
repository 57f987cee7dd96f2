import { sql, type Kysely } from "kysely";
import { isWalletAccount, sumsToZero, type AccountKind, type Posting } from "../domain/ledger";
import { toColumn } from "./minor-column";
import type { EntryRow, Schema } from "./schema";
import { accountId } from "./wallets";

/** Thrown where an entry would take one of a wallet's accounts below zero; the database transaction is then rolled back. */
export class ShortAccount extends Error {
  override name = "ShortAccount";
  constructor(readonly account: AccountKind) {
    super(`account ${account} is short`);
  }
}

export function ledgerIn(db: Kysely<Schema>) {
  return {
    /** Writes one entry and moves the balances with it. Each debit is one conditional statement, so two at once cannot both pass. */
    async post(entry: EntryRow, postings: readonly Posting[], currency: string): Promise<void> {
      if (!sumsToZero(postings)) throw new RangeError("an entry's postings must sum to zero");
      if (postings.length === 0) return;
      // The wallet's row first, as everywhere: so two that move money of one wallet never wait for each other in a ring.
      await db
        .updateTable("wallets")
        .set({ version: sql`version + 1`, updated_at: entry.created_at })
        .where("id", "=", entry.wallet_id)
        .execute();
      const rows = [];
      for (const { account, amountMinor } of postings) {
        const amount = toColumn(amountMinor);
        const id = isWalletAccount(account) ? accountId(entry.wallet_id, account) : `house:${account}:${currency}`;
        if (isWalletAccount(account)) await moveBalance(db, { id, amount, account });
        rows.push({ entry_id: entry.id, account_id: id, amount_minor: amount });
      }
      await db.insertInto("entries").values(entry).execute();
      await db.insertInto("postings").values(rows).execute();
    },
    /** What was said about a transaction that is gone; its entries stay. */
    forgetReasons: (transactionId: string) => db.updateTable("entries").set({ reason: null }).where("transaction_id", "=", transactionId).execute(),
  };
}

async function moveBalance(db: Kysely<Schema>, move: { id: string; amount: number; account: AccountKind }) {
  const result = await db
    .updateTable("accounts")
    .set({ balance_minor: sql`balance_minor + ${move.amount}` })
    .where("id", "=", move.id)
    .where("balance_minor", ">=", -move.amount)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new ShortAccount(move.account);
}
