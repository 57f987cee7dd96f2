import type { statementOperations } from "./operations";
import { maskTail } from "../../kernel/masking";
import { add, numberOf, subtract, zero } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { periodsOf } from "./rules";
import { statementsIn } from "./store";
import type { Handler } from "../../http/call";
import { zoneOf } from "../../http/zone-of";

/** Each month since the account was opened, with its sums. */
export const listStatements: Handler<typeof statementOperations.list> = async ({
  context,
  actor,
}) => {
  const statements = statementsIn(context.storage.db);
  const wallet = await statements.walletEverOf(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const zone = zoneOf(actor);
  const periods = periodsOf({ openedAt: wallet.created_at, now: context.now(), zone });
  const moves = await statements.movesBetween(
    wallet,
    periods.slice(0, -1).map(({ before }) => before),
  );
  const nothing = zero(wallet.currency);
  let balance = nothing;
  const months = periods.map(({ month, isRunning }, index) => {
    const sums = moves.find(({ period }) => period === index);
    const { totalIn = nothing, totalOut = nothing, entries = 0 } = sums ?? {};
    const opening = balance;
    balance = subtract(add(opening, totalIn), totalOut);
    return {
      month,
      isRunning,
      openingBalance: numberOf(opening),
      totalIn: numberOf(totalIn),
      totalOut: numberOf(totalOut),
      closingBalance: numberOf(balance),
      entryCount: entries,
    };
  });
  return {
    account: maskTail(wallet.id),
    currency: wallet.currency,
    timeZone: zone,
    months: months.reverse(),
  };
};
