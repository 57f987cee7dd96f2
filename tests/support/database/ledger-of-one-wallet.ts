// A database with one wallet, 10.00 in each of its accounts, and the ledger that posts on it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { walletAccounts } from "~server/features/ledger/rules";
import { openDatabase } from "~server/database/engine/dialect";
import { ledgerIn } from "~server/features/ledger/store";
import { migrate } from "~server/database/migrate";
import { accountId } from "~server/features/ledger/rules";

const person = {
  id: "nora",
  email: "n@example.com",
  email_key: "n@example.com",
  username: "nora",
  username_key: "nora",
  fullname: "Nora",
  phone_number: "1",
  country: "US",
  currency: "USD",
  role: "user",
  account_status: "active",
  kyc_status: "approved",
  password_hash: "-",
  created_at: 1,
  updated_at: 1,
};

export function ledgerOfOneWallet() {
  const folder = mkdtempSync(join(tmpdir(), "portal-ledger-"));
  const { db } = openDatabase({ dataDir: folder });
  let entries = 0;

  return {
    db,
    ledger: ledgerIn(db),

    async open(): Promise<void> {
      await migrate(db, 1);
      await sql`insert into users (${sql.join(Object.keys(person).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(person))})`.execute(
        db,
      );
      await sql`insert into wallets (id, user_id, currency, version, created_at, updated_at) values ('w', 'nora', 'USD', 1, 1, 1)`.execute(
        db,
      );
      for (const kind of walletAccounts)
        await sql`insert into accounts (id, wallet_id, kind, balance_minor) values (${accountId("w", kind)}, 'w', ${kind}, 0)`.execute(
          db,
        );
    },

    /** Nothing is posted, and 10.00 is in each account. */
    async startOver(): Promise<void> {
      await sql`delete from postings`.execute(db);
      await sql`delete from entries`.execute(db);
      await sql`update accounts set balance_minor = 1000`.execute(db);
      await sql`update wallets set version = 1, updated_at = 1, deleted_at = null`.execute(db);
    },

    async close(): Promise<void> {
      await db.destroy();
      rmSync(folder, { recursive: true });
    },

    entryOf: (more: object = {}) => ({
      id: `e${(entries += 1)}`,
      wallet_id: "w",
      actor_id: "ada",
      created_at: 5,
      ...more,
    }),

    rowsOf: async (table: "entries" | "postings" | "wallets") =>
      (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows,

    /** The accounts that no longer hold 10.00. */
    async balances(): Promise<Record<string, number>> {
      const { rows } = await sql<{
        kind: string;
        balance_minor: number;
      }>`select kind, balance_minor from accounts where balance_minor <> 1000`.execute(db);
      return Object.fromEntries(rows.map(({ kind, balance_minor }) => [kind, balance_minor]));
    },
  };
}
