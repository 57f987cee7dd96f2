import type { Kysely } from "kysely";
import { walletAccounts, type WalletAccount } from "../domain/ledger";
import type { Schema, WalletRow } from "./schema";

export type Balances = Record<WalletAccount, bigint>;

export function accountId(walletId: string, kind: WalletAccount): string {
  return `${walletId}:${kind}`;
}

export function walletsIn(db: Kysely<Schema>) {
  return {
    /** A wallet with its six empty accounts. */
    async create(row: WalletRow): Promise<void> {
      await db.insertInto("wallets").values(row).execute();
      const accounts = walletAccounts.map((kind) => ({ id: accountId(row.id, kind), wallet_id: row.id, kind, balance_minor: 0 }));
      await db.insertInto("accounts").values(accounts).execute();
    },
    ofUser: (userId: string) => db.selectFrom("wallets").selectAll().where("user_id", "=", userId).executeTakeFirst(),
    byId: (id: string) => db.selectFrom("wallets").selectAll().where("id", "=", id).executeTakeFirst(),
    async balances(walletId: string): Promise<Balances> {
      const rows = await db.selectFrom("accounts").select(["kind", "balance_minor"]).where("wallet_id", "=", walletId).execute();
      const found = new Map(rows.map((row) => [row.kind, BigInt(row.balance_minor)]));
      const of = (kind: WalletAccount) => found.get(kind) ?? 0n;
      return {
        available: of("available"),
        held: of("held"),
        manual_hold: of("manual_hold"),
        profit: of("profit"),
        bonus: of("bonus"),
        unallocated: of("unallocated"),
      };
    },
    /** The sum of deposits that await a decision, in minor units. */
    async pendingDepositMinor(walletId: string): Promise<bigint> {
      const row = await db
        .selectFrom("transactions")
        .select((eb) => eb.fn.sum<number | null>("amount_minor").as("sum"))
        .where("wallet_id", "=", walletId)
        .where("type", "=", "deposit")
        .where("status", "=", "pending")
        .executeTakeFirst();
      return BigInt(row?.sum ?? 0);
    },
  };
}
