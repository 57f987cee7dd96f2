import type { z } from "zod";
import type { Endpoints } from "../../contract/endpoints";
import type { TransactionPage, TransactionQuery } from "../../contract/schemas/transactions";
import type { TransactionType } from "../../contract/values/transaction-words";
import { numberOf } from "../../domain/money";
import type { TransactionFilter } from "../../storage/transactions";
import type { Handler } from "../call";
import type { Context } from "../context";
import { presentTransaction } from "./present-transaction";

export const listOwnTransactions: Handler<Endpoints["transactions"]["list"]> = ({ context, actor, query }) =>
  listTransactions(context, { userId: actor.user.id, type: query.type, status: query.status }, query);

export const listAllTransactions: Handler<Endpoints["admin"]["transactions"] | Endpoints["transactions"]["all"]> = ({ context, query }) =>
  listTransactions(context, { type: query.type, status: query.status }, query);

/** Of everybody, of the type that the path says. */
export const listAllOfType =
  (type: TransactionType): Handler<Endpoints["admin"]["deposits"] | Endpoints["admin"]["withdrawals"]> =>
  ({ context, query }) =>
    listTransactions(context, { type, status: query.status }, query);

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
