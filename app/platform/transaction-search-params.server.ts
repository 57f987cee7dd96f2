import type { TransactionFilter } from "../ui/transaction-filter";
import { AskedTransactions } from "~server/features/ledger/transaction-schemas";

/** Reads the filters and the page of a transaction list from the address; invalid values are ignored. */
export function parseTransactionSearchParams(request: Request): {
  filter: TransactionFilter;
  page: number;
} {
  const { page, ...filter } = AskedTransactions.parse(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  return { filter, page };
}
