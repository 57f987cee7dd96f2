import type { z } from "zod";
import type { Operations } from "../../contract/operations";
import type { WalletUserPage } from "../../contract/schemas/admin-wallets";
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { totalOfPeople } from "../accounts/total-of-people";
import type { Handler } from "../call";
import { momentsOf, stretchOf, tooDeep } from "../lists/list-page";

/** Everybody, with the wallet they have or without one. */
export const listWalletUsers: Handler<Operations["admin"]["walletUsers"]> = async ({
  context,
  actor,
  query,
}) => {
  const { page, limit, search, sort } = query;
  const deep = tooDeep(query);
  if (deep) return deep;
  const { store } = context.storage;
  const filter = { search, sort, ...momentsOf(actor, query) };
  const [rows, total] = await Promise.all([
    store.users.list(filter, stretchOf(query)),
    totalOfPeople(context, filter),
  ]);
  return {
    users: await presentWalletUsers(store, rows),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
};

export async function presentWalletUsers(
  { wallets }: Store,
  rows: readonly UserRow[],
): Promise<z.output<typeof WalletUserPage>["users"]> {
  const walletOf = new Map(
    (await wallets.ofUsers(rows.map((row) => row.id))).map((wallet) => [wallet.user_id, wallet]),
  );
  return rows.map((row) => ({
    id: row.id,
    _id: row.id,
    userId: row.id,
    fullname: row.fullname,
    email: row.email,
    currency: walletOf.get(row.id)?.currency ?? row.currency,
    accountStatus: row.account_status,
    walletId: walletOf.get(row.id)?.id ?? null,
  }));
}
