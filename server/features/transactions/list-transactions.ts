import type { Locale } from "../../locales/locale";
import type { z } from "zod";
import type { transactionOperations } from "./operations";
import type { decisionOperations } from "./decision-operations";
import type { allTransactionOperations } from "./admin-operations";
import { transactionsIn } from "../ledger/transaction-store";
import type { AllTransactionsPage } from "../ledger/transaction-total-schemas";
import type { TransactionTotals } from "../ledger/transaction-count-store";
import { presentSum } from "./read-stats";
import type { AllTransactionsQuery, TransactionQuery } from "../ledger/transaction-query-schemas";
import type { TransactionType } from "../ledger/labels";
import { numberOf, type Money } from "../../kernel/money";
import { isRefusal } from "../../kernel/refusal";
import type { TransactionFilter } from "../ledger/transaction-filter-store";
import type { Actor, Handler, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { cachedTotals } from "../../http/cached-totals";
import { momentsOf, pageResponseOf, listPage } from "../../http/list-page";
import { allTransactionsFilter } from "./all-transactions-filter";
import { presentTransaction } from "../ledger/present-transaction";

export const listOwnTransactions: Handler<typeof transactionOperations.list> = async ({
  context,
  actor,
  query,
  locale,
}) => {
  const page = await listTransactions({ context, locale }, ownFilter(actor, query), query);
  if (isRefusal(page)) return page;
  const { sums, ...listed } = page;
  return { ...listed, totalAmount: soleSum(sums) };
};

export const listAllTransactions: Handler<
  typeof decisionOperations.transactions | typeof allTransactionOperations.all
> = (call) => listForAllUsers(call, call.query);

/** All users' transactions of the type in the path. */
export const listAllOfType =
  (
    type: TransactionType,
  ): Handler<typeof decisionOperations.deposits | typeof decisionOperations.withdrawals> =>
  (call) =>
    listForAllUsers(call, { ...call.query, type });

/** Over the caller's transactions alone. */
export function ownFilter(
  actor: Actor,
  query: Omit<z.output<typeof TransactionQuery>, "page" | "limit">,
): TransactionFilter {
  const { type, status, reference } = query;
  return { userId: actor.user.id, type, status, reference, ...momentsOf(actor, query) };
}

interface ListCall {
  readonly context: Context;
  readonly locale: Locale;
}

async function listForAllUsers(
  call: ListCall & { actor: Actor },
  query: z.output<typeof AllTransactionsQuery>,
): Promise<AllTransactionsPage | Refused> {
  const filter = await allTransactionsFilter(call, query);
  if (isRefusal(filter)) return filter;
  const page = await listTransactions(call, filter, query);
  if (isRefusal(page)) return page;
  const { sums, ...listed } = page;
  return {
    ...listed,
    totalAmount: sums.length > 1 ? null : soleSum(sums),
    totals: sums.map(presentSum),
  };
}

const soleSum = ([only]: readonly Money[]) => (only ? numberOf(only) : 0);

const totals = cachedTotals<TransactionTotals>(({ count }) => count);

async function listTransactions(
  { context, locale }: ListCall,
  filter: TransactionFilter,
  paging: Pick<z.output<typeof TransactionQuery>, "page" | "limit">,
) {
  const transactions = transactionsIn(context.storage.db);
  const { sort: _sort, ...narrowing } = filter;
  const page = await listPage(paging, {
    rows: (window) => transactions.list(filter, window),
    total: () => totals(context, narrowing, () => transactions.total(narrowing)),
    countOf: ({ count }) => count,
  });
  if (isRefusal(page)) return page;
  const { count, sums } = page.total;
  return {
    transactions: page.rows.map((row) => presentTransaction(row, locale)),
    ...pageResponseOf(paging, count),
    sums,
  };
}
