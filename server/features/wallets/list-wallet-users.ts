import type { z } from "zod";
import type { adminWalletOperations } from "./admin-operations";
import { walletsIn } from "../ledger/wallet-store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { WalletUserPage } from "./admin-schemas";
import type { UserRow } from "../../database/schema";
import { userTotal } from "../users/user-total";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, momentsOf, pageResponseOf } from "../../http/list-page";

/** All users, with their wallet if they have one. */
export const listWalletUsers: Handler<typeof adminWalletOperations.walletUsers> = async ({
  context,
  actor,
  query,
}) => {
  const { search, sort } = query;
  const { db } = context.storage;
  const filter = { search, sort, ...momentsOf(actor, query) };
  const found = await countedPage(query, {
    rows: (window) => usersIn(db).list(filter, window),
    total: () => userTotal(context, filter),
  });
  if (isRefusal(found)) return found;
  return {
    users: await presentWalletUsers(db, found.rows),
    ...pageResponseOf(query, found.total),
  };
};

export async function presentWalletUsers(
  db: Db,
  rows: readonly UserRow[],
): Promise<z.output<typeof WalletUserPage>["users"]> {
  const walletOf = new Map(
    (await walletsIn(db).ofUsers(rows.map((row) => row.id))).map((wallet) => [
      wallet.user_id,
      wallet,
    ]),
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
