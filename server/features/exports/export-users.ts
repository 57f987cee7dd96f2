import type { exportOperations } from "./operations";
import { usersIn } from "../users/store";
import { walletsIn } from "../ledger/wallet-store";
import { isByName } from "../../kernel/list-orders";
import type { UserRow } from "../../database/schema";
import { withoutDocuments } from "../accounts/list-users";
import { presentUser } from "../profiles/present-user";
import type { Handler } from "../../http/call";
import { momentsOf } from "../../http/list-page";
import { presentWalletUsers } from "../wallets/list-wallet-users";
import { presentWallets } from "../wallets/list-wallets";
import { recordExport } from "./record-export";
import { nextCursor, pageWindowAfter } from "./page-window";

const cursorBy = (sort: string | undefined) => (row: UserRow) =>
  isByName(sort) ? row.search_key : row.created_at;

export const exportUsers: Handler<typeof exportOperations.users> = async (call) => {
  const { after, from, to, ...filters } = call.query;
  const markOf = await recordExport(call, "users");
  const rows = await usersIn(call.context.storage.db).list(
    { ...filters, ...momentsOf(call.actor, { from, to }) },
    pageWindowAfter(after),
  );
  return {
    rows: rows.map((row) => withoutDocuments(presentUser(row, call))),
    next: nextCursor(rows, cursorBy(filters.sort), markOf),
  };
};

export const exportWalletUsers: Handler<typeof exportOperations.walletUsers> = async (call) => {
  const { db } = call.context.storage;
  const { after, search, sort } = call.query;
  const markOf = await recordExport(call, "wallet-users");
  const rows = await usersIn(db).list(
    { search, sort, ...momentsOf(call.actor, call.query) },
    pageWindowAfter(after),
  );
  return {
    rows: await presentWalletUsers(db, rows),
    next: nextCursor(rows, cursorBy(sort), markOf),
  };
};

export const exportWallets: Handler<typeof exportOperations.wallets> = async (call) => {
  const { db } = call.context.storage;
  const { after, search, sort } = call.query;
  const markOf = await recordExport(call, "wallets");
  const rows = await walletsIn(db).list(
    { search, sort, ...momentsOf(call.actor, call.query) },
    pageWindowAfter(after),
  );
  return {
    rows: await presentWallets(db, rows),
    next: nextCursor(rows, (row) => row.at, markOf),
  };
};
