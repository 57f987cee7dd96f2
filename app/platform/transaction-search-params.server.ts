import type { TransactionFilterParams } from "../ui/transaction-filter";
import { TransactionSearchParams } from "~server/features/ledger/transaction-query-schemas";

/** Reads the filters and the page of a transaction list from the URL; invalid values are ignored. */
export function parseTransactionSearchParams(request: Request): {
  filter: TransactionFilterParams;
  page: number;
} {
  const { page, ...filter } = TransactionSearchParams.parse(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  return { filter, page };
}
