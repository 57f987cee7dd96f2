import type { walletOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { presentTransaction } from "../ledger/present-transaction";
import { presentWalletOf } from "../ledger/present-wallet";

const newest = 5;

export const readMyWallet: Handler<typeof walletOperations.mine> = async ({
  context,
  actor,
  locale,
}) => {
  const { db } = context.storage;
  const [wallet, rows] = await Promise.all([
    presentWalletOf(db, actor.user.id, actor.user),
    transactionsIn(db).list({ userId: actor.user.id }, { limit: newest, offset: 0 }),
  ]);
  if (!wallet) return refuse("no_wallet");
  return { ...wallet, transactions: rows.map((row) => presentTransaction(row, locale)) };
};
