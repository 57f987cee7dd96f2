import { AllTransactionsSearchParams } from "~server/features/ledger/transaction-query-schemas";

/** Reads the filters of all transactions from the URL; invalid values are ignored. */
export const parseAllTransactionsSearchParams = (request: Request) =>
  AllTransactionsSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
