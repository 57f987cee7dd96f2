// All matches of a filter, page by page, for the print view.
import type { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { TransactionFilterParams } from "~/ui/transaction-filter";

/** Above this, the user must filter by date first: a print view is one page. */
const mostRows = 5000;

export async function allMatches(
  request: Request,
  filter: TransactionFilterParams,
): Promise<TransactionPage> {
  const limit = limits.pageSizeMaximum;
  const loadPage = (page: number) =>
    load(request, api(request).transactions.list({ query: { ...filter, page, limit } }));
  const first = await loadPage(1);
  const rows = new Map(first.transactions.map((row) => [row.id, row]));
  // New transactions shift the pages: a row may appear twice and is kept once.
  for (let page = 2; page <= first.totalPages && rows.size < mostRows; page += 1) {
    for (const row of (await loadPage(page)).transactions) rows.set(row.id, row);
  }
  return { ...first, transactions: [...rows.values()].slice(0, mostRows) };
}
