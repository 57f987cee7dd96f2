import type { z } from "zod";
import type { transactionOperations } from "./operations";
import type { decisionOperations } from "./decision-operations";
import type { allTransactionOperations } from "./admin-operations";
import { transactionsIn } from "../ledger/transaction-store";
import type { TransactionPage } from "../ledger/transaction-schemas";
import type { AllTransactionsQuery, TransactionQuery } from "../ledger/transaction-query-schemas";
import type { TransactionType } from "../ledger/labels";
import { numberOf } from "../../kernel/money";
import { isRefusal } from "../../kernel/refusal";
import type { TransactionFilter } from "../ledger/transaction-filter-store";
import type { Actor, Handler, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { cachedTotals } from "../../http/cached-totals";
import { momentsOf, pageAnswerOf, pageWindowOf, refuseDeepPage } from "../../http/list-page";
import { allTransactionsFilter } from "./all-transactions-filter";
import { presentTransaction } from "../ledger/present-transaction";

export const listOwnTransactions: Handler<typeof transactionOperations.list> = ({
  context,
  actor,
  query,
}) =>
  listTransactions(
    context,
    { userId: actor.user.id, type: query.type, ...filterIn(actor, query) },
    query,
  );

export const listAllTransactions: Handler<
  typeof decisionOperations.transactions | typeof allTransactionOperations.all
> = (call) => listForAllUsers(call, call.query);

/** Of everybody, of the type that the path says. */
export const listAllOfType =
  (
    type: TransactionType,
  ): Handler<typeof decisionOperations.deposits | typeof decisionOperations.withdrawals> =>
  (call) =>
    listForAllUsers(call, { ...call.query, type });

export function filterIn(
  actor: Actor,
  {
    status,
    reference,
    from,
    to,
  }: Omit<z.output<typeof TransactionQuery>, "type" | "page" | "limit">,
): TransactionFilter {
  return { status, reference, ...momentsOf(actor, { from, to }) };
}

async function listForAllUsers(
  asking: { context: Context; actor: Actor },
  query: z.output<typeof AllTransactionsQuery>,
): Promise<TransactionPage | Refused> {
  const filter = await allTransactionsFilter(asking, query);
  return isRefusal(filter) ? filter : listTransactions(asking.context, filter, query);
}

const totals = cachedTotals<{ count: number; sumMinor: bigint }>(({ count }) => count);

async function listTransactions(
  context: Context,
  filter: TransactionFilter,
  paging: Pick<z.output<typeof TransactionQuery>, "page" | "limit">,
): Promise<TransactionPage | Refused> {
  const deep = refuseDeepPage(paging);
  if (deep) return deep;
  const transactions = transactionsIn(context.storage.db);
  const { sort: _sort, ...narrowing } = filter;
  const [rows, tally] = await Promise.all([
    transactions.list(filter, pageWindowOf(paging)),
    totals(context, narrowing, () => transactions.total(narrowing)),
  ]);
  return {
    transactions: rows.map(presentTransaction),
    ...pageAnswerOf(paging, tally.count),
    totalAmount: numberOf({ minor: tally.sumMinor }),
  };
}
