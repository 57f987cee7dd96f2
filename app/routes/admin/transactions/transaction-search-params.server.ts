import { AllTransactionsSearchParams } from "~server/features/ledger/transaction-query-schemas";
import { searchParamsOf } from "~/platform/search-params.server";

/** Reads the filters of all transactions from the URL; invalid values are ignored. */
export const parseAllTransactionsSearchParams = (request: Request) =>
  searchParamsOf(request, AllTransactionsSearchParams);
