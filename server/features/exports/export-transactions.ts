import type { Locale } from "../../locales/locale";
import type { exportOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import type { ExportCursor } from "./schemas";
import { isRefusal } from "../../kernel/refusal";
import type { OwnedTransaction } from "../ledger/transaction-list-store";
import type { Handler } from "../../http/call";
import { allTransactionsFilter } from "../transactions/all-transactions-filter";
import { ownFilter } from "../transactions/list-transactions";
import { presentTransaction } from "../ledger/present-transaction";
import { recordExport } from "./record-export";
import { nextCursor, pageWindowAfter } from "./page-window";

const exported = (
  rows: readonly OwnedTransaction[],
  locale: Locale,
  isByAmount = false,
  markOf?: (cursor: ExportCursor) => string,
) => ({
  rows: rows.map((row) => presentTransaction(row, locale)),
  next: nextCursor(rows, (row) => (isByAmount ? row.amount_minor : row.created_at), markOf),
});

export const exportOwnTransactions: Handler<typeof exportOperations.ownTransactions> = async ({
  context,
  actor,
  query,
  locale,
}) => {
  const transactions = transactionsIn(context.storage.db);
  const rows = await transactions.list(ownFilter(actor, query), pageWindowAfter(query.after));
  return exported(rows, locale);
};

export const exportTransactions: Handler<typeof exportOperations.transactions> = async (call) => {
  const { context, query, locale } = call;
  const filter = await allTransactionsFilter(call, query);
  if (isRefusal(filter)) return filter;
  const markOf = await recordExport(call, "transactions");
  const isByAmount = query.sort === "largest" || query.sort === "smallest";
  return exported(
    await transactionsIn(context.storage.db).list(filter, pageWindowAfter(query.after)),
    locale,
    isByAmount,
    markOf,
  );
};
