import type { transactionOperations } from "./operations";
import type { allTransactionOperations } from "./admin-operations";
import { transactionsIn } from "../ledger/transaction-store";
import { totalsOf } from "../ledger/transaction-count-store";
import { transactionStatuses, transactionTypes } from "../ledger/labels";
import { sumsInOneCurrency } from "./converted-total";
import { numberOf, type Money } from "../../kernel/money";
import type { Handler } from "../../http/call";
import { cachedTotals } from "../../http/cached-totals";

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
