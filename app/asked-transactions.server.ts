import { AskedTransactions } from "~server/contract/schemas/transactions";
import type { TransactionFilter } from "./ui/transaction-filter";

/** What an address asks of a list of transactions; anything odd counts as not asked. */
export function askedIn(request: Request): { filter: TransactionFilter; page: number } {
  const { page, ...filter } = AskedTransactions.parse(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  return { filter, page };
}
