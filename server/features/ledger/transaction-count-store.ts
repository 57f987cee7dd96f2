import type { Db } from "../../database/db";
import { allTransactionsIn } from "./all-transactions-store";
import { sumCounters } from "./counter-store";
import { type TransactionFilter, counted } from "./transaction-filter-store";

/** How many match and their sum: from the tallies kept beside the rows where they can tell, else counted. */
export async function countTransactions(
  db: Db,
  filter: TransactionFilter,
): Promise<{ count: number; sumMinor: bigint }> {
  const isFromCounters =
    filter.reference === undefined && filter.since === undefined && filter.before === undefined;
  const row = await (isFromCounters
    ? sumCounters(db, filter)
    : filter.userId === undefined
      ? allTransactionsIn(db).counted(filter)
      : counted(db, filter));
  return { count: row?.count ?? 0, sumMinor: BigInt(row?.sum ?? 0) };
}
