import type { Operations } from "../../contract/operations";
import { balancesByDay, historyBegins } from "../../domain/balance-history";
import { numberOf } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { zoneOf } from "../callers/zone-of";

export const readBalanceHistory: Handler<Operations["wallets"]["history"]> = async ({
  context,
  actor,
}) => {
  const { store } = context.storage;
  const wallet = await store.wallets.ofUser(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const [now, zone] = [context.now(), zoneOf(actor)];
  const moves = await store.dayMoves.ofWallet(wallet.id, historyBegins(now, zone));
  const days = balancesByDay(moves, { now, zone }).map(({ day, balanceMinor }) => ({
    day,
    totalBalance: numberOf(balanceMinor),
  }));
  return { currency: wallet.currency, days };
};
