import type { transactionOperations } from "./operations";
import type { allTransactionOperations } from "./admin-operations";
import { transactionsIn } from "../ledger/transaction-store";
import { totalsOf } from "../ledger/transaction-count-store";
import { transactionStatuses, transactionTypes } from "../ledger/labels";
import { numberOf, type Money, add, zero } from "../../kernel/money";
import type { Handler } from "../../http/call";
import { cachedTotals } from "../../http/cached-totals";
import { currentRate } from "../exchange-rates/read-rate";
import { convert } from "../exchange-rates/rules";
import type { ExchangeRate } from "../exchange-rates/port";
import { operator } from "../../kernel/operator";
import type { Currency } from "../../kernel/currencies";
import { isRefusal } from "../../kernel/refusal";
import type { Context } from "../../http/context";

type CounterRows = Awaited<ReturnType<ReturnType<typeof transactionsIn>["totalsByKind"]>>;

export const readOwnStats: Handler<typeof transactionOperations.stats> = async ({
  context,
  actor,
}) => {
  const rows = await transactionsIn(context.storage.db).totalsByKind(actor.user.id);
  return statsOf(rows, (own) => {
    const { count, sums } = totalsOf(own);
    // One user's are all in the currency of the wallet.
    return { count, totalAmount: sums[0] ? numberOf(sums[0]) : 0 };
  });
};

const cachedStats = cachedTotals<CounterRows>((rows) => totalsOf(rows).count);

/** For all users: each currency separately, and a converted total. */
export const readStats: Handler<typeof allTransactionOperations.adminStats> = async ({
  context,
}) => {
  const rows = await cachedStats(context, {}, () =>
    transactionsIn(context.storage.db).totalsByKind(),
  );
  const converted = await sumsInOneCurrency(context, totalsOf(rows).sums);
  const stats = statsOf(rows, (some) => {
    const { count, sums } = totalsOf(some);
    return { count, totals: sums.map(presentSum), ...converted.totalOf(sums) };
  });
  return { ...stats, ...converted.rates };
};

export const presentSum = (sum: Money) => ({ currency: sum.currency, totalAmount: numberOf(sum) });

/** By status and by type, and the statuses again under their own names. */
function statsOf<Total>(rows: CounterRows, totalOf: (rows: CounterRows) => Total) {
  const ofStatus = (status: string) => totalOf(rows.filter((row) => row.status === status));
  const ofType = (type: string) => totalOf(rows.filter((row) => row.type === type));
  const isAny = (word: string) => rows.some(({ status, type }) => status === word || type === word);
  return {
    statusStats: transactionStatuses.filter(isAny).map((_id) => ({ _id, ...ofStatus(_id) })),
    typeStats: transactionTypes.filter(isAny).map((_id) => ({ _id, ...ofType(_id) })),
    pending: ofStatus("pending"),
    successful: ofStatus("successful"),
    failed: ofStatus("failed"),
  };
}

/** One total for several currencies: converted at current rates, and labeled as converted; without conversion if there is only one. */
async function sumsInOneCurrency(context: Context, all: readonly Money[]) {
  const target = operator().reportingCurrency;
  const rates = new Map<Currency, ExchangeRate>();
  const others = all.length > 1 ? all.filter(({ currency }) => currency !== target) : [];
  for (const { currency } of others) {
    const rate = await currentRate(context, currency, target);
    if (!isRefusal(rate)) rates.set(currency, rate);
  }
  const [first] = rates.values();
  return {
    rates: first ? { ratesAreSimulated: first.simulated, ratesAsOf: first.asOf } : {},
    totalOf(sums: readonly Money[]) {
      const [only, another] = sums;
      if (!another)
        return {
          totalAmount: only ? numberOf(only) : 0,
          currency: only?.currency ?? target,
          isConverted: false,
        };
      const total = convertedTotal(sums, target, rates);
      return { totalAmount: total && numberOf(total), currency: target, isConverted: true };
    },
  };
}

/** Null if a rate is missing. */
function convertedTotal(
  sums: readonly Money[],
  target: Currency,
  rates: ReadonlyMap<Currency, ExchangeRate>,
): Money | null {
  let total = zero(target);
  for (const sum of sums) {
    const rate = rates.get(sum.currency);
    if (sum.currency !== target && !rate) return null;
    const converted = rate ? convert(sum, target, rate.rate) : sum;
    // Less than a cent adds nothing.
    if (!isRefusal(converted)) total = add(total, converted);
  }
  return total;
}
