import type { Db } from "../../database/db";
import { everybodysTransactionsIn } from "./all-transactions-store";
import { tallyOf } from "./counter-store";
import { type TransactionFilter, counted } from "./transaction-filter-store";

/** How many match and their sum: from the tallies kept beside the rows where they can tell, else counted. */

export async function tallied(
  db: Db,
  filter: TransactionFilter,
): Promise<{ count: number; sumMinor: bigint }> {
  const isTallied =
    filter.reference === undefined && filter.since === undefined && filter.before === undefined;
  const row = await (isTallied
    ? tallyOf(db, filter)
    : filter.userId === undefined
      ? everybodysTransactionsIn(db).counted(filter)
      : counted(db, filter));
  return { count: row?.count ?? 0, sumMinor: BigInt(row?.sum ?? 0) };
}
