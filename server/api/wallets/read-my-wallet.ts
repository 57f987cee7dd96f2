import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { presentTransaction } from "../transactions/present-transaction";
import { presentWalletOf } from "./present-wallet";

const newest = 5;

export const readMyWallet: Handler<Operations["wallets"]["mine"]> = async ({ context, actor }) => {
  const { store } = context.storage;
  const [wallet, rows] = await Promise.all([
    presentWalletOf(store, actor.user.id),
    store.transactions.list({ userId: actor.user.id }, { limit: newest, offset: 0 }),
  ]);
  return wallet ? { ...wallet, transactions: rows.map(presentTransaction) } : refuse("no_wallet");
};
