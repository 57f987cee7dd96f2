import type { statementOperations } from "./operations";
import { statementsIn } from "./store";
import type { Db } from "../../database/db";
import { maskTail } from "../../kernel/masking";
import { add, numberOf, subtract, zero } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { linesOf, statementPartsOf, periodsOf, type StatementPeriod } from "./rules";
import type { WalletRow } from "../../database/schema";
import type { Handler } from "../../http/call";
import { windowOf } from "../../http/list-page";
import { zoneOf } from "../../http/zone-of";
import { entriesOf, presentLine, presentParts } from "./present-line";

/** One month of the user's wallet. Months before the account was opened and future months don't exist. */
export const readStatement: Handler<typeof statementOperations.get> = async ({
  context,
  actor,
  params,
  query,
}) => {
  const wallet = await statementsIn(context.storage.db).walletEverOf(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const now = context.now();
  const zone = zoneOf(actor);
  const period = periodsOf({ openedAt: wallet.created_at, now, zone }).find(
    ({ month }) => month === params.month,
  );
  if (!period) return refuse("not_found");
  const figures = await context.storage.snapshot((db) =>
    figuresOf(db, { wallet, period, ...query }),
  );
  return {
    ...figures,
    month: period.month,
    isRunning: period.isRunning,
    account: maskTail(wallet.id),
    holder: actor.user.fullname,
    currency: wallet.currency,
    timeZone: zone,
    startsAt: new Date(period.startsAt).toISOString(),
    endsAt: new Date(period.endsAt).toISOString(),
    drawnUpAt: new Date(now).toISOString(),
  };
};

interface StatementCall {
  readonly wallet: WalletRow;
  readonly period: StatementPeriod;
  readonly page: number;
  readonly limit: number;
}

async function figuresOf(db: Db, { wallet, period, ...paging }: StatementCall) {
  const { currency } = wallet;
  const nothing = { totalIn: zero(currency), totalOut: zero(currency), entries: 0 };
  const moves = await statementsIn(db).movesBetween(wallet, [period.since, period.before]);
  const earlier = moves.find((sums) => sums.period === 0) ?? nothing;
  const within = moves.find((sums) => sums.period === 1) ?? nothing;
  const opening = subtract(earlier.totalIn, earlier.totalOut);
  const closing = subtract(add(opening, within.totalIn), within.totalOut);
  const held = await statementsIn(db).partsBefore(wallet, period.before);
  const window = { ...period, ...windowOf(paging, within.entries) };
  const broughtForward = add(opening, await statementsIn(db).movedBefore(wallet, window));
  const rows = await statementsIn(db).rowsIn(wallet, window);
  return {
    openingBalance: numberOf(opening),
    broughtForward: numberOf(broughtForward),
    totalIn: numberOf(within.totalIn),
    totalOut: numberOf(within.totalOut),
    closingBalance: numberOf(closing),
    entryCount: within.entries,
    closingParts: presentParts(statementPartsOf(currency, held)),
    entries: linesOf(broughtForward, entriesOf(rows, currency)).map(presentLine),
  };
}
