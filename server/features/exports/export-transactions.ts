import type { exportOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import type { ExportPlace } from "./schemas";
import { isRefusal } from "../../kernel/refusal";
import type { OwnedTransaction } from "../ledger/transaction-list-store";
import type { Handler } from "../../http/call";
import { everybodysFilter } from "../transactions/everybodys-filter";
import { filterIn } from "../transactions/list-transactions";
import { presentTransaction } from "../ledger/present-transaction";
import { noteExport } from "./note-export";
import { nextAfter, stretchAfter } from "./stretch-after";

const exported = (
  rows: readonly OwnedTransaction[],
  isByAmount = false,
  markOf?: (place: ExportPlace) => string,
) => ({
  rows: rows.map(presentTransaction),
  next: nextAfter(rows, (row) => (isByAmount ? row.amount_minor : row.created_at), markOf),
});

export const exportOwnTransactions: Handler<typeof exportOperations.ownTransactions> = async ({
  context,
  actor,
  query,
}) => {
  const filter = { userId: actor.user.id, type: query.type, ...filterIn(actor, query) };
  return exported(await transactionsIn(context.storage.db).list(filter, stretchAfter(query.after)));
};

export const exportTransactions: Handler<typeof exportOperations.transactions> = async (call) => {
  const { context, query } = call;
  const filter = await everybodysFilter(call, query);
  if (isRefusal(filter)) return filter;
  const markOf = await noteExport(call, "transactions");
  const isByAmount = query.sort === "largest" || query.sort === "smallest";
  return exported(
    await transactionsIn(context.storage.db).list(filter, stretchAfter(query.after)),
    isByAmount,
    markOf,
  );
};
