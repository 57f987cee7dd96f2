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

const newest = 10;

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
    transactionsIn(db).list({ userId }, { limit: newest, offset: 0 }),
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
