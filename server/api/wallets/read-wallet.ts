import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { presentBankDetailsToOthers } from "../bank-details/present-bank-details";
import type { Handler } from "../call";
import { presentCard } from "../cards/present-card";
import { presentTransaction } from "../transactions/present-transaction";
import { presentWalletOf } from "./present-wallet";

const newest = 10;

/** Somebody's wallet with what belongs to it; the id is the person's. */
export const readWallet: Handler<Operations["admin"]["wallet"]> = async ({ context, params }) => {
  const { store } = context.storage;
  const userId = params.id ?? "";
  const [wallet, rows, card, bankDetails] = await Promise.all([
    presentWalletOf(store, userId),
    store.transactions.list({ userId }, { limit: newest, offset: 0 }),
    store.cards.inUse(userId),
    store.bankDetails.ofUser(userId),
  ]);
  if (!wallet) return refuse("wallet_missing");
  return {
    ...wallet,
    transactions: rows.map(presentTransaction),
    cardInfo: presentCard(card, context.now()),
    bankDetails: presentBankDetailsToOthers(context.vault, bankDetails),
  };
};
