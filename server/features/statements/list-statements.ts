import type { statementOperations } from "./operations";
import { maskTail } from "../../kernel/masking";
import { zero } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { presentSums } from "./present-sums";
import { noTotals, periodsOf, sumMonths, sumYears } from "./rules";
import { statementsIn } from "./store";
import type { Handler } from "../../http/call";
import { zoneOf } from "../../http/zone-of";

/** Each month and each year since the account was opened, with its sums. */
export const listStatements: Handler<typeof statementOperations.list> = async ({
  context,
  actor,
}) => {
  const statements = statementsIn(context.storage.db);
  const wallet = await statements.walletEverOf(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const { currency } = wallet;
  const zone = zoneOf(actor);
  const periods = periodsOf({ openedAt: wallet.created_at, now: context.now(), zone });
  const totals = await statements.totalsBetween(
    wallet,
    periods.slice(0, -1).map(({ before }) => before),
  );
  const months = sumMonths(
    zero(currency),
    periods.map((period, index) => ({ ...period, totals: totals[index] ?? noTotals(currency) })),
  );
  return {
    account: maskTail(wallet.id),
    currency,
    timeZone: zone,
    months: months.map(({ month, ...sums }) => ({ month, ...presentSums(sums) })).reverse(),
    years: sumYears(months)
      .map(({ year, ...sums }) => ({ year, ...presentSums(sums) }))
      .reverse(),
  };
};
