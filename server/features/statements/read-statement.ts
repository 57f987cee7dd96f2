import type { statementOperations } from "./operations";
import { statementsIn } from "./store";
import type { Db } from "../../database/db";
import { maskTail } from "../../kernel/masking";
import { add, numberOf, subtract } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import {
  linesOf,
  noTotals,
  periodsOf,
  statementPartsOf,
  sumMonths,
  sumYears,
  yearsOf,
  type StatementPeriod,
} from "./rules";
import type { WalletRow } from "../../database/schema";
import type { Call, Handler } from "../../http/call";
import { windowOf } from "../../http/list-page";
import { zoneOf } from "../../http/zone-of";
import { entriesOf, presentLine, presentParts } from "./present-line";
import { presentSums } from "./present-sums";

/** One month of the user's wallet. Months before the account was opened and future months don't exist. */
export const readStatement: Handler<typeof statementOperations.get> = async (call) => {
  const found = await readSpan(call, (periods) => {
    const period = periods.find(({ month }) => month === call.params.month);
    return period && { ...period, months: [period] };
  });
  if (isRefusal(found)) return found;
  const [month] = found.months;
  return month ? { ...found.statement, ...presentMonth(month) } : refuse("not_found");
};

/** One year, whose sums are those of its months. */
export const readYearlyStatement: Handler<typeof statementOperations.year> = async (call) => {
  const found = await readSpan(call, (periods) =>
    yearsOf(periods, zoneOf(call.actor)).find(({ year }) => year === call.params.year),
  );
  if (isRefusal(found)) return found;
  const [year] = sumYears(found.months);
  if (!year) return refuse("not_found");
  return {
    ...found.statement,
    year: year.year,
    ...presentSums(year),
    months: found.months.map(presentMonth),
  };
};

const presentMonth = ({ month, ...sums }: ReturnType<typeof sumMonths>[number]) => ({
  month,
  ...presentSums(sums),
});

type Span = Omit<StatementPeriod, "month"> & { readonly months: readonly StatementPeriod[] };
type StatementCall = Pick<Call<typeof statementOperations.get>, "context" | "actor" | "query">;

/** The months of a span with their sums, and what its statement has beside them. */
async function readSpan(
  { context, actor, query }: StatementCall,
  spanIn: (periods: readonly StatementPeriod[]) => Span | undefined,
) {
  const wallet = await statementsIn(context.storage.db).walletEverOf(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const [now, zone] = [context.now(), zoneOf(actor)];
  const span = spanIn(periodsOf({ openedAt: wallet.created_at, now, zone }));
  if (!span) return refuse("not_found");
  const { months, ...figures } = await context.storage.snapshot((db) =>
    figuresOf(db, { wallet, span, ...query }),
  );
  return {
    months,
    statement: {
      ...figures,
      account: maskTail(wallet.id),
      holder: actor.user.fullname,
      currency: wallet.currency,
      timeZone: zone,
      startsAt: new Date(span.startsAt).toISOString(),
      endsAt: new Date(span.endsAt).toISOString(),
      drawnUpAt: new Date(now).toISOString(),
    },
  };
}

interface ReadSpan {
  readonly wallet: WalletRow;
  readonly span: Span;
  readonly page: number;
  readonly limit: number;
}

async function figuresOf(db: Db, { wallet, span, ...paging }: ReadSpan) {
  const { currency } = wallet;
  const statements = statementsIn(db);
  const [earlier = noTotals(currency), ...totals] = await statements.totalsBetween(wallet, [
    span.since,
    ...span.months.map(({ before }) => before),
  ]);
  const opening = subtract(earlier.totalIn, earlier.totalOut);
  const months = sumMonths(
    opening,
    span.months.map((period, index) => ({
      ...period,
      totals: totals[index] ?? noTotals(currency),
    })),
  );
  const entryCount = months.reduce((sum, month) => sum + month.totals.entries, 0);
  const window = { ...span, ...windowOf(paging, entryCount) };
  const broughtForward = add(opening, await statements.movedBefore(wallet, window));
  const rows = await statements.rowsIn(wallet, window);
  const held = await statements.partsBefore(wallet, span.before);
  return {
    months,
    broughtForward: numberOf(broughtForward),
    closingParts: presentParts(statementPartsOf(currency, held)),
    entries: linesOf(broughtForward, entriesOf(rows, currency)).map(presentLine),
  };
}
