import type { z } from "zod";
import type { Operations } from "../../contract/operations";
import type {
  AllTransactionsQuery,
  TransactionPage,
  TransactionQuery,
} from "../../contract/schemas/transactions";
import type { TransactionType } from "../../contract/values/transaction-words";
import { numberOf } from "../../domain/money";
import { isRefusal } from "../../domain/refusal";
import type { TransactionFilter } from "../../storage/transaction-filter";
import type { Actor, Handler, Refused } from "../call";
import type { Context } from "../context";
import { keptTotals } from "../lists/kept-totals";
import { momentsOf, stretchOf, tooDeep } from "../lists/list-page";
import { everybodysFilter } from "./everybodys-filter";
import { presentTransaction } from "./present-transaction";

export const listOwnTransactions: Handler<Operations["transactions"]["list"]> = ({
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
  Operations["admin"]["transactions"] | Operations["transactions"]["all"]
> = (call) => listEverybodys(call, call.query);

/** Of everybody, of the type that the path says. */
export const listAllOfType =
  (
    type: TransactionType,
  ): Handler<Operations["admin"]["deposits"] | Operations["admin"]["withdrawals"]> =>
  (call) =>
    listEverybodys(call, { ...call.query, type });

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

async function listEverybodys(
  asking: { context: Context; actor: Actor },
  query: z.output<typeof AllTransactionsQuery>,
): Promise<TransactionPage | Refused> {
  const filter = await everybodysFilter(asking, query);
  return isRefusal(filter) ? filter : listTransactions(asking.context, filter, query);
}

const totals = keptTotals<{ count: number; sumMinor: bigint }>(({ count }) => count);

async function listTransactions(
  context: Context,
  filter: TransactionFilter,
  paging: Pick<z.output<typeof TransactionQuery>, "page" | "limit">,
): Promise<TransactionPage | Refused> {
  const deep = tooDeep(paging);
  if (deep) return deep;
  const { transactions } = context.storage.store;
  const { sort: _sort, ...narrowing } = filter;
  const [rows, tally] = await Promise.all([
    transactions.list(filter, stretchOf(paging)),
    totals(context, narrowing, () => transactions.tally(narrowing)),
  ]);
  return {
    transactions: rows.map(presentTransaction),
    total: tally.count,
    page: paging.page,
    totalPages: Math.ceil(tally.count / paging.limit),
    totalAmount: numberOf(tally.sumMinor),
  };
}
