// A user's open wallet, which nearly every movement of money reads first.
import { sql } from "kysely";
import { locksRows, type Db } from "../../database/db";
import { compiled, type PlaceholderOf } from "../../database/compiled/compiled";
import type { WalletRow } from "../../database/schema";
import { money, type Money } from "../../kernel/money";

export interface Funds {
  readonly wallet: WalletRow;
  readonly available: Money;
}

const openWalletOf = (db: Db, userId: string) =>
  db
    .selectFrom("wallets")
    .selectAll("wallets")
    .where("deleted_at", "is", null)
    .where("user_id", "=", userId);
const ofUser = compiled((db, param: PlaceholderOf<{ userId: string }>) =>
  openWalletOf(db, param("userId")),
);
const lockedOfUser = compiled((db, param: PlaceholderOf<{ userId: string }>) =>
  openWalletOf(db, param("userId")).forUpdate(),
);
const fundsOf = compiled((db, param: PlaceholderOf<{ userId: string }>) =>
  openWalletOf(db, param("userId"))
    .innerJoin("accounts", "accounts.wallet_id", "wallets.id")
    .select("balance_minor as available_minor")
    .where("accounts.kind", "=", sql.lit("available")),
);

export function walletsOfPersonIn(db: Db) {
  const forUpdate = locksRows(db);
  return {
    ofUser: async (userId: string) => (await ofUser(db, { userId })).rows[0],
    /** The open wallet of this user, locked until the database transaction ends. */
    ofUserLocked: async (userId: string): Promise<WalletRow | undefined> =>
      (await (forUpdate ? lockedOfUser : ofUser)(db, { userId })).rows[0],
    /** The open wallet with its current available balance. Code that moves money has to check it again. */
    async fundsOfUser(userId: string): Promise<Funds | undefined> {
      const [wallet] = (await fundsOf(db, { userId })).rows;
      return wallet && { wallet, available: money(wallet.currency, wallet.available_minor) };
    },
  };
}
