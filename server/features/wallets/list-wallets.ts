import type { adminWalletOperations } from "./admin-operations";
import { walletsIn } from "../ledger/wallet-store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { Wallet } from "../ledger/wallet-schemas";
import type { WalletRow } from "../../database/schema";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { cachedTotals } from "../../http/cached-totals";
import { countedPage, momentsOf, pageResponseOf } from "../../http/list-page";
import { presentWallet } from "../ledger/present-wallet";

const totals = cachedTotals<number>((total) => total);

export const listWallets: Handler<typeof adminWalletOperations.wallets> = async ({
  context,
  actor,
  query,
}) => {
  const { search, sort } = query;
  const { db } = context.storage;
  const filter = { search, ...momentsOf(actor, query) };
  const found = await countedPage(query, {
    rows: (window) => walletsIn(db).list({ ...filter, sort }, window),
    total: () => totals(context, filter, () => walletsIn(db).total(filter)),
  });
  if (isRefusal(found)) return found;
  return {
    wallets: await presentWallets(db, found.rows),
    ...pageResponseOf(query, found.total),
  };
};

/** The same few queries however many wallets there are. */
export async function presentWallets(db: Db, rows: readonly WalletRow[]): Promise<Wallet[]> {
  const [users, balances, pending] = await Promise.all([
    usersIn(db).byIds(rows.map((row) => row.user_id)),
    walletsIn(db).balancesOf(rows),
    walletsIn(db).pendingDepositsOf(rows),
  ]);
  const userById = new Map(users.map((user) => [user.id, user]));
  return rows.flatMap((wallet) => {
    const [user, six] = [userById.get(wallet.user_id), balances.get(wallet.id)];
    return user && six
      ? [presentWallet({ wallet, user, balances: six, pendingDeposit: pending.get(wallet.id) })]
      : [];
  });
}
