import type { Db } from "../../database/db";
import { currencies, type Currency } from "../../kernel/currencies";
import { isPositive, money, type Money } from "../../kernel/money";
import { sumCounters } from "./counter-store";
import { type TransactionFilter, countByCurrency } from "./transaction-filter-store";

/** The number of transactions, and their sum in each currency. */
export interface TransactionTotals {
  readonly count: number;
  readonly sums: readonly Money[];
}

interface CountedRow {
  readonly count: number;
  readonly sum_minor: number | null;
  readonly currency: Currency;
}

export function totalsOf(rows: readonly CountedRow[]): TransactionTotals {
  const sums = currencies.map((currency) =>
    money(
      currency,
      rows.reduce(
        (sum, row) => (row.currency === currency ? sum + BigInt(row.sum_minor ?? 0) : sum),
        0n,
      ),
    ),
  );
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    sums: sums.filter(isPositive),
  };
}

/** The number of matches and their sums: from the stored counters if possible, otherwise counted. */
export async function countTransactions(
  db: Db,
  filter: TransactionFilter,
): Promise<TransactionTotals> {
  const { userId, userIds, type, status, sort: _sort, ...further } = filter;
  const isFromCounters = Object.values(further).every((value) => value === undefined);
  return totalsOf(
    await (isFromCounters
      ? sumCounters(db, { userId, userIds, type, status })
      : countByCurrency(db, filter)),
  );
}
