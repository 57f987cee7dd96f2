import type { adminWalletOperations } from "./admin-operations";
import { transactionsIn } from "../ledger/transaction-store";
import { cardsIn } from "../cards/store";
import { bankDetailsIn } from "../withdrawals/bank-details-store";
import { refuse } from "../../kernel/refusal";
import { presentBankDetailsToOthers } from "../withdrawals/present-bank-details";
import type { Handler } from "../../http/call";
import { presentCard } from "../cards/present-card";
import { presentTransaction } from "../ledger/present-transaction";
import { presentWalletOf } from "../ledger/present-wallet";
import type { walletOperations } from "./operations";

/** The transactions that a wallet is shown with, to staff and to its owner. */
const newestForStaff = 10;
const newestForOwner = 5;

/** A user's wallet with its transactions; the ID is the user's. */
export const readWallet: Handler<typeof adminWalletOperations.wallet> = async ({
  context,
  params,
  locale,
}) => {
  const { db } = context.storage;
  const userId = params.id ?? "";
  const [wallet, rows, card, bankDetails] = await Promise.all([
    presentWalletOf(db, userId),
    transactionsIn(db).list({ userId }, { limit: newestForStaff, offset: 0 }),
    cardsIn(db).inUse(userId),
    bankDetailsIn(db).ofUser(userId),
  ]);
  if (!wallet) return refuse("wallet_missing");
  return {
    ...wallet,
    transactions: rows.map((row) => presentTransaction(row, locale)),
    cardInfo: presentCard(card, context.now()),
    bankDetails: presentBankDetailsToOthers(context, bankDetails),
  };
};

export const readMyWallet: Handler<typeof walletOperations.mine> = async ({
  context,
  actor,
  locale,
}) => {
  const { db } = context.storage;
  const [wallet, rows] = await Promise.all([
    presentWalletOf(db, actor.user.id, actor.user),
    transactionsIn(db).list({ userId: actor.user.id }, { limit: newestForOwner, offset: 0 }),
  ]);
  if (!wallet) return refuse("no_wallet");
  return { ...wallet, transactions: rows.map((row) => presentTransaction(row, locale)) };
};
