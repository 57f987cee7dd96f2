import type { Operations } from "../../contract/operations";
import { isByName } from "../../contract/values/list-orders";
import type { UserRow } from "../../storage/schema";
import { withoutDocuments } from "../accounts/list-users";
import { presentUser } from "../accounts/present-user";
import type { Handler } from "../call";
import { momentsOf } from "../lists/list-page";
import { presentWalletUsers } from "../wallets/list-wallet-users";
import { presentWallets } from "../wallets/list-wallets";
import { noteExport } from "./note-export";
import { nextAfter, stretchAfter } from "./stretch-after";

const placeBy = (sort: string | undefined) => (row: UserRow) =>
  isByName(sort) ? row.search_key : row.created_at;

export const exportUsers: Handler<Operations["exports"]["users"]> = async (call) => {
  const { after, from, to, ...asked } = call.query;
  const markOf = await noteExport(call, "users");
  const rows = await call.context.storage.store.users.list(
    { ...asked, ...momentsOf(call.actor, { from, to }) },
    stretchAfter(after),
  );
  return {
    rows: rows.map((row) => withoutDocuments(presentUser(row))),
    next: nextAfter(rows, placeBy(asked.sort), markOf),
  };
};

export const exportWalletUsers: Handler<Operations["exports"]["walletUsers"]> = async (call) => {
  const { store } = call.context.storage;
  const { after, search, sort } = call.query;
  const markOf = await noteExport(call, "wallet-users");
  const rows = await store.users.list(
    { search, sort, ...momentsOf(call.actor, call.query) },
    stretchAfter(after),
  );
  return {
    rows: await presentWalletUsers(store, rows),
    next: nextAfter(rows, placeBy(sort), markOf),
  };
};

export const exportWallets: Handler<Operations["exports"]["wallets"]> = async (call) => {
  const { store } = call.context.storage;
  const { after, search, sort } = call.query;
  const markOf = await noteExport(call, "wallets");
  const rows = await store.wallets.list(
    { search, sort, ...momentsOf(call.actor, call.query) },
    stretchAfter(after),
  );
  return {
    rows: await presentWallets(store, rows),
    next: nextAfter(rows, (row) => row.at, markOf),
  };
};
