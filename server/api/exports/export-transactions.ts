import type { Operations } from "../../contract/operations";
import type { ExportPlace } from "../../contract/schemas/exports";
import { isRefusal } from "../../domain/refusal";
import type { OwnedTransaction } from "../../storage/transaction-lists";
import type { Handler } from "../call";
import { everybodysFilter } from "../transactions/everybodys-filter";
import { filterIn } from "../transactions/list-transactions";
import { presentTransaction } from "../transactions/present-transaction";
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

export const exportOwnTransactions: Handler<Operations["exports"]["ownTransactions"]> = async ({
  context,
  actor,
  query,
}) => {
  const filter = { userId: actor.user.id, type: query.type, ...filterIn(actor, query) };
  return exported(await context.storage.store.transactions.list(filter, stretchAfter(query.after)));
};

export const exportTransactions: Handler<Operations["exports"]["transactions"]> = async (call) => {
  const { context, query } = call;
  const filter = await everybodysFilter(call, query);
  if (isRefusal(filter)) return filter;
  const markOf = await noteExport(call, "transactions");
  const isByAmount = query.sort === "largest" || query.sort === "smallest";
  return exported(
    await context.storage.store.transactions.list(filter, stretchAfter(query.after)),
    isByAmount,
    markOf,
  );
};
