import type { z } from "zod";
import type { Endpoints } from "../../contract/endpoints";
import type { TransactionPage, TransactionQuery } from "../../contract/schemas/transactions";
import type { TransactionType } from "../../contract/values/transaction-words";
import { numberOf } from "../../domain/money";
import type { TransactionFilter } from "../../storage/transaction-filter";
import type { Handler } from "../call";
import type { Context } from "../context";
import { dayRange } from "../day-range";
import { presentTransaction } from "./present-transaction";

export const listOwnTransactions: Handler<Endpoints["transactions"]["list"]> = ({ context, actor, query }) =>
  listTransactions(context, { userId: actor.user.id, type: query.type, ...filterIn(query) }, query);

export const listAllTransactions: Handler<Endpoints["admin"]["transactions"] | Endpoints["transactions"]["all"]> = ({ context, query }) =>
  listTransactions(context, { type: query.type, ...filterIn(query) }, query);

/** Of everybody, of the type that the path says. */
export const listAllOfType =
  (type: TransactionType): Handler<Endpoints["admin"]["deposits"] | Endpoints["admin"]["withdrawals"]> =>
  ({ context, query }) =>
    listTransactions(context, { type, ...filterIn(query) }, query);

export function filterIn({ status, reference, from, to }: Omit<z.output<typeof TransactionQuery>, "type" | "page" | "limit">): TransactionFilter {
  return {
    status,
    reference,
    ...dayRange({ from, to }),
  };
}

async function listTransactions(
  context: Context,
  filter: TransactionFilter,
  { page, limit }: Pick<z.output<typeof TransactionQuery>, "page" | "limit">,
): Promise<TransactionPage> {
  const { transactions } = context.storage.store;
  const [rows, tally] = await Promise.all([
    transactions.list(filter, { limit, offset: (page - 1) * limit }),
    transactions.tally(filter),
  ]);
  return {
    transactions: rows.map(presentTransaction),
    total: tally.count,
    page,
    totalPages: Math.ceil(tally.count / limit),
    totalAmount: numberOf(tally.sumMinor),
  };
}
