// The wallets of the demo's people, looked up next to the pages.
import { usersIn } from "~server/features/users/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { walletsIn } from "~server/features/ledger/wallet-store";
import type { InProcessPortal } from "../portal/in-process-portal";
import { minorBalances } from "../database/minor-balances";

export function seededWallets({ backend }: InProcessPortal) {
  const { db } = backend.context.storage;
  const walletOf = async (name: string) => {
    const user = await usersIn(db).byEmail(`${name}@example.com`);
    const wallet = await walletsIn(db).ofUser(user?.id ?? "");
    return { userId: user?.id ?? "", wallet, path: `/admin/wallets/${user?.id}` };
  };
  const balancesOf = async (name: string) => {
    const { wallet } = await walletOf(name);
    return minorBalances(db, wallet);
  };
  /** Each balance in minor units, and how many transactions there are. */
  const moneyOf = async (name: string) => {
    const { userId } = await walletOf(name);
    const { count } = await transactionsIn(db).total({ userId });
    return { ...(await balancesOf(name)), transactions: count };
  };
  return { walletOf, balancesOf, moneyOf };
}
