import type { TransactionFilterParams } from "../ui/transaction-filter";
import { TransactionSearchParams } from "~server/features/ledger/transaction-query-schemas";
import { searchParamsOf } from "./search-params.server";

/** Reads the filters and the page of a transaction list from the URL; invalid values are ignored. */
export function parseTransactionSearchParams(request: Request): {
  filter: TransactionFilterParams;
  page: number;
} {
  const { page, ...filter } = searchParamsOf(request, TransactionSearchParams);
  return { filter, page };
}
