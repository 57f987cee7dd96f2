import type { Endpoints } from "../../contract/endpoints";
import { balancesByDay, dayNumberOf, historyDays } from "../../domain/balance-history";
import { numberOf } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";

export const readBalanceHistory: Handler<Endpoints["wallets"]["history"]> = async ({ context, actor }) => {
  const { store } = context.storage;
  const wallet = await store.wallets.ofUser(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const today = dayNumberOf(context.now());
  const moves = await store.dayMoves.ofWallet(wallet.id, today - historyDays + 1);
  const days = balancesByDay(moves, today).map(({ day, balanceMinor }) => ({ day, totalBalance: numberOf(balanceMinor) }));
  return { currency: wallet.currency, days };
};
