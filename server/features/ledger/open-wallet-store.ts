// A user's open wallet, which nearly every movement of money reads first.
import { locksRows, type Db } from "../../database/db";
import type { WalletRow } from "../../database/schema";
import { money, type Money } from "../../kernel/money";

export interface Funds {
  readonly wallet: WalletRow;
  readonly available: Money;
}

export function walletsOfPersonIn(db: Db) {
  const openOf = (userId: string) =>
    db
      .selectFrom("wallets")
      .selectAll("wallets")
      .where("deleted_at", "is", null)
      .where("user_id", "=", userId);
  return {
    ofUser: (userId: string) => openOf(userId).executeTakeFirst(),
    /** The open wallet of this user, locked until the database transaction ends. */
    ofUserLocked(userId: string): Promise<WalletRow | undefined> {
      const query = openOf(userId);
      return (locksRows(db) ? query.forUpdate() : query).executeTakeFirst();
    },
    /** The open wallet with its current available balance. Code that moves money has to check it again. */
    async fundsOfUser(userId: string): Promise<Funds | undefined> {
      const wallet = await openOf(userId)
        .innerJoin("accounts", "accounts.wallet_id", "wallets.id")
        .select("balance_minor as available_minor")
        .where("accounts.kind", "=", "available")
        .executeTakeFirst();
      return wallet && { wallet, available: money(wallet.currency, wallet.available_minor) };
    },
  };
}
