import type { statementOperations } from "./operations";
import { maskTail } from "../../kernel/masking";
import { numberOf } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { periodsOf, type StatementPeriod } from "./rules";
import { type PeriodMoves, statementsIn } from "./store";
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
    wallet.id,
    periods.slice(0, -1).map(({ before }) => before),
  );
  return {
    account: maskTail(wallet.id),
    currency: wallet.currency,
    timeZone: zone,
    months: summed(periods, moves).reverse(),
  };
};

function summed(periods: readonly StatementPeriod[], moves: readonly PeriodMoves[]) {
  let balanceMinor = 0n;
  return periods.map(({ month, isRunning }, index) => {
    const {
      inMinor = 0n,
      outMinor = 0n,
      entries = 0,
    } = moves.find(({ period }) => period === index) ?? {};
    const openingMinor = balanceMinor;
    balanceMinor += inMinor - outMinor;
    return {
      month,
      isRunning,
      openingBalance: numberOf(openingMinor),
      totalIn: numberOf(inMinor),
      totalOut: numberOf(outMinor),
      closingBalance: numberOf(balanceMinor),
      entryCount: entries,
    };
  });
}
