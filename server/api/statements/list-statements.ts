import type { Operations } from "../../contract/operations";
import { maskTail } from "../../domain/masking";
import { numberOf } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import { periodsOf, type Period } from "../../domain/statements";
import type { PeriodMoves } from "../../storage/statements";
import type { Handler } from "../call";
import { zoneOf } from "../callers/zone-of";

/** Each month since the account was opened, with its sums. */
export const listStatements: Handler<Operations["statements"]["list"]> = async ({
  context,
  actor,
}) => {
  const { statements } = context.storage.store;
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

function summed(periods: readonly Period[], moves: readonly PeriodMoves[]) {
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
