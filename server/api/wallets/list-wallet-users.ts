import type { Endpoints } from "../../contract/endpoints";
import type { Handler } from "../call";

/** Everybody, with the wallet they have or without one. */
export const listWalletUsers: Handler<Endpoints["admin"]["walletUsers"]> = async ({ context, query }) => {
  const { users, wallets } = context.storage.store;
  const { page, limit, search } = query;
  const [rows, total] = await Promise.all([users.list({ search }, { limit, offset: (page - 1) * limit }), users.total({ search })]);
  const walletOf = new Map((await wallets.ofUsers(rows.map((row) => row.id))).map((wallet) => [wallet.user_id, wallet]));
  const shown = rows.map((row) => ({
    id: row.id,
    _id: row.id,
    userId: row.id,
    fullname: row.fullname,
    email: row.email,
    currency: walletOf.get(row.id)?.currency ?? row.currency,
    accountStatus: row.account_status,
    walletId: walletOf.get(row.id)?.id ?? null,
  }));
  return { users: shown, total, page, totalPages: Math.ceil(total / limit) };
};
