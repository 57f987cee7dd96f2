import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { Wallet } from "./wallet-schemas";
import { add, numberOf, zero, type Money } from "../../kernel/money";
import type { UserRow, WalletRow } from "../../database/schema";
import type { Balances } from "./rules";
import { walletsIn } from "./wallet-store";

interface WalletParts {
  wallet: WalletRow;
  user: UserRow;
  balances: Balances;
  /** Missing if none is pending. */
  pendingDeposit: Money | undefined;
}

/** The wallet's balances: the total is everything but pending deposits. */
export function presentWallet({ wallet, user, balances, pendingDeposit }: WalletParts): Wallet {
  const total = numberOf(Object.values(balances).reduce(add));
  return {
    id: wallet.id,
    _id: wallet.id,
    user: user.id,
    userDetails: {
      fullname: user.fullname,
      email: user.email,
      currency: wallet.currency,
      accountStatus: user.account_status,
      userId: user.id,
    },
    currency: wallet.currency,
    totalBalance: total,
    balance: total,
    availableBalance: numberOf(balances.available),
    pendingDeposit: numberOf(pendingDeposit ?? zero(wallet.currency)),
    pendingWithdrawal: numberOf(add(balances.held, balances.manual_hold)),
    profitBalance: numberOf(balances.profit),
    bonusBalance: numberOf(balances.bonus),
    unallocatedBalance: numberOf(balances.unallocated),
    version: wallet.version,
    createdAt: new Date(wallet.created_at).toISOString(),
    updatedAt: new Date(wallet.updated_at).toISOString(),
  };
}

/** The wallet of a user, whose row is read unless it is passed; null if there is none. */
export async function presentWalletOf(
  db: Db,
  userId: string,
  known?: UserRow,
): Promise<Wallet | null> {
  const [user, wallet] = await Promise.all([
    known ?? usersIn(db).byId(userId),
    walletsIn(db).ofUser(userId),
  ]);
  if (!user || !wallet) return null;
  const [balances, pending] = await Promise.all([
    walletsIn(db).balances(wallet),
    walletsIn(db).pendingDepositsOf([wallet]),
  ]);
  return presentWallet({ wallet, user, balances, pendingDeposit: pending.get(wallet.id) });
}
