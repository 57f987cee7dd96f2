import type { Endpoints } from "../../contract/endpoints";
import type { Handler } from "../call";
import { presentWallet } from "./present-wallet";

/** Newest first; a page costs the same few questions however many wallets are on it. */
export const listWallets: Handler<Endpoints["admin"]["wallets"]> = async ({ context, query }) => {
  const { store } = context.storage;
  const { page, limit, search } = query;
  const [rows, total] = await Promise.all([store.wallets.list({ search }, { limit, offset: (page - 1) * limit }), store.wallets.total({ search })]);
  const userIds = rows.map((row) => row.user_id);
  const [users, balances, pending] = await Promise.all([
    store.users.byIds(userIds),
    store.wallets.balancesOf(rows.map((row) => row.id)),
    store.wallets.pendingDepositsOf(userIds),
  ]);
  const userById = new Map(users.map((user) => [user.id, user]));
  const wallets = rows.flatMap((wallet) => {
    const [user, six] = [userById.get(wallet.user_id), balances.get(wallet.id)];
    return user && six ? [presentWallet({ wallet, user, balances: six, pendingDepositMinor: pending.get(user.id) ?? 0n })] : [];
  });
  return { wallets, total, page, totalPages: Math.ceil(total / limit) };
};
