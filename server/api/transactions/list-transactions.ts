import type { z } from "zod";
import type { Endpoints } from "../../contract/endpoints";
import type { TransactionPage, TransactionQuery } from "../../contract/schemas/transactions";
import type { TransactionType } from "../../contract/values/transaction-words";
import { dayAfter, startOfDay } from "../../domain/calendar";
import { numberOf } from "../../domain/money";
import type { TransactionFilter } from "../../storage/transaction-filter";
import type { Actor, Handler } from "../call";
import type { Context } from "../context";
import { zoneOf } from "../zone-of";
import { presentTransaction } from "./present-transaction";

export const listOwnTransactions: Handler<Endpoints["transactions"]["list"]> = ({ context, actor, query }) =>
  listTransactions(context, { userId: actor.user.id, type: query.type, ...filterIn(actor, query) }, query);

export const listAllTransactions: Handler<Endpoints["admin"]["transactions"] | Endpoints["transactions"]["all"]> = ({ context, actor, query }) =>
  listTransactions(context, { type: query.type, ...filterIn(actor, query) }, query);

/** Of everybody, of the type that the path says. */
export const listAllOfType =
  (type: TransactionType): Handler<Endpoints["admin"]["deposits"] | Endpoints["admin"]["withdrawals"]> =>
  ({ context, actor, query }) =>
    listTransactions(context, { type, ...filterIn(actor, query) }, query);

/** Days are those of the caller's time zone, and both of them count in full. */
export function filterIn(actor: Actor, { status, reference, from, to }: Omit<z.output<typeof TransactionQuery>, "type" | "page" | "limit">): TransactionFilter {
  const zone = zoneOf(actor);
  return {
    status,
    reference,
    since: from === undefined ? undefined : startOfDay(from, zone),
    before: to === undefined ? undefined : startOfDay(dayAfter(to), zone),
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
