import type { walletOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { dayMovesIn } from "./day-store";
import { balancesByDay, daysOfRange, historyStart } from "./history-rules";
import { numberOf } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { zoneOf } from "../../http/zone-of";

export const readBalanceHistory: Handler<typeof walletOperations.history> = async ({
  context,
  actor,
  query,
}) => {
  const { db } = context.storage;
  const wallet = await walletsIn(db).ofUser(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const [now, zone] = [context.now(), zoneOf(actor)];
  const range = daysOfRange(query.range, { now, zone, since: actor.user.created_at });
  const moves = await dayMovesIn(db).ofWallet(wallet, historyStart(range, zone));
  const days = balancesByDay(moves, { now, zone, days: range }).map(({ day, balance }) => ({
    day,
    totalBalance: numberOf(balance),
  }));
  return { currency: wallet.currency, days };
};
