import type { z } from "zod";
import type { Endpoints } from "../../contract/endpoints";
import type { TransactionPage, TransactionQuery } from "../../contract/schemas/transactions";
import { numberOf } from "../../domain/money";
import type { TransactionFilter } from "../../storage/transactions";
import type { Handler } from "../call";
import type { Context } from "../context";
import { presentTransaction } from "./present-transaction";

export const listOwnTransactions: Handler<Endpoints["transactions"]["list"]> = ({ context, actor, query }) =>
  listTransactions(context, { userId: actor.user.id, type: query.type, status: query.status }, query);

export const listAllTransactions: Handler<Endpoints["admin"]["transactions"]> = ({ context, query }) =>
  listTransactions(context, { type: query.type, status: query.status }, query);

async function listTransactions(
  context: Context,
  filter: TransactionFilter,
  { page, limit }: z.output<typeof TransactionQuery>,
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
