// Everything that a filter names, for downloads and paper: lists come a page at a time.
import type { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { TransactionFilterParams } from "~/ui/transaction-filter";

/** More than this is narrowed by dates first: a download is made in one answer. */
const mostRows = 5000;

export async function allMatches(
  request: Request,
  filter: TransactionFilterParams,
): Promise<TransactionPage> {
  const limit = limits.pageSizeMaximum;
  const ask = (page: number) =>
    load(request, api(request).transactions.list({ query: { ...filter, page, limit } }));
  const first = await ask(1);
  const rows = new Map(first.transactions.map((row) => [row.id, row]));
  // What is made meanwhile moves the pages on: a row may come twice and counts once.
  for (let page = 2; page <= first.totalPages && rows.size < mostRows; page += 1) {
    for (const row of (await ask(page)).transactions) rows.set(row.id, row);
  }
  return { ...first, transactions: [...rows.values()].slice(0, mostRows) };
}
