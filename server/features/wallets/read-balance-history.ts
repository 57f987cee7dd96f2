import type { walletOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { dayMovesIn } from "./day-store";
import { balancesByDay, historyBegins } from "./history-rules";
import { numberOf } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { zoneOf } from "../../http/zone-of";

export const readBalanceHistory: Handler<typeof walletOperations.history> = async ({
  context,
  actor,
}) => {
  const { db } = context.storage;
  const wallet = await walletsIn(db).ofUser(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const [now, zone] = [context.now(), zoneOf(actor)];
  const moves = await dayMovesIn(db).ofWallet(wallet, historyBegins(now, zone));
  const days = balancesByDay(moves, { now, zone }).map(({ day, balance }) => ({
    day,
    totalBalance: numberOf(balance),
  }));
  return { currency: wallet.currency, days };
};
