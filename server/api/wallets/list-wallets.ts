import type { Operations } from "../../contract/operations";
import type { Wallet } from "../../contract/schemas/wallets";
import type { WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Handler } from "../call";
import { keptTotals } from "../lists/kept-totals";
import { momentsOf, stretchOf, tooDeep } from "../lists/list-page";
import { presentWallet } from "./present-wallet";

const totals = keptTotals<number>((total) => total);

export const listWallets: Handler<Operations["admin"]["wallets"]> = async ({
  context,
  actor,
  query,
}) => {
  const { page, limit, search, sort } = query;
  const deep = tooDeep(query);
  if (deep) return deep;
  const { store } = context.storage;
  const filter = { search, ...momentsOf(actor, query) };
  const [rows, total] = await Promise.all([
    store.wallets.list({ ...filter, sort }, stretchOf(query)),
    totals(context, filter, () => store.wallets.total(filter)),
  ]);
  return {
    wallets: await presentWallets(store, rows),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
};

/** The same few questions however many wallets there are. */
export async function presentWallets(store: Store, rows: readonly WalletRow[]): Promise<Wallet[]> {
  const userIds = rows.map((row) => row.user_id);
  const [users, balances, pending] = await Promise.all([
    store.users.byIds(userIds),
    store.wallets.balancesOf(rows.map((row) => row.id)),
    store.wallets.pendingDepositsOf(userIds),
  ]);
  const userById = new Map(users.map((user) => [user.id, user]));
  return rows.flatMap((wallet) => {
    const [user, six] = [userById.get(wallet.user_id), balances.get(wallet.id)];
    return user && six
      ? [
          presentWallet({
            wallet,
            user,
            balances: six,
            pendingDepositMinor: pending.get(user.id) ?? 0n,
          }),
        ]
      : [];
  });
}
