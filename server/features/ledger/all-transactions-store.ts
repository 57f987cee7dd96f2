// All users' transactions in the order of an index, with any filters.
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../database/db";
import { currencies, type Currency } from "../../kernel/currencies";
import { beginsWith, contains, unindexedMoment } from "../../database/engine/binary-collation";
import {
  allOf,
  combinations,
  countRows,
  scanKeyset,
  type Cursor,
  type PageWindow,
  type KeysetScan,
} from "../../database/keyset-scan";
import type { TransactionFilter } from "./transaction-filter-store";

/** This few are sorted quickly; with more, a scan in amount order soon finds those of a few days. */
const sortedAtMost = 5000;

type ScanFilter = Omit<TransactionFilter, "userId" | "sort">;

/** One branch for each requested combination of type and status, in the order of the index by kind. */
export function kindsOf({ type, status }: ScanFilter): RawBuilder<unknown>[] {
  return combinations({
    type: type ? [type] : ["deposit", "withdrawal"],
    status: status ? [status] : ["pending", "successful", "failed"],
  });
}

function daysOf({ since, before }: ScanFilter, moment = sql`created_at`) {
  return [
    since !== undefined && sql`${moment} >= ${since}`,
    before !== undefined && sql`${moment} < ${before}`,
  ];
}

/** Other columns of the indexes by kind, compared without reading rows. */
function furtherOf({ paymentMethod, currency, minMinor, maxMinor }: ScanFilter) {
  return [
    paymentMethod !== undefined && sql`payment_method || '' = ${paymentMethod}`,
    currency !== undefined && sql`currency || '' = ${currency}`,
    minMinor !== undefined && sql`amount_minor >= ${minMinor}`,
    maxMinor !== undefined && sql`amount_minor <= ${maxMinor}`,
  ];
}

/** The few transactions of some users or references: found first, then filtered without an index. */
function pickedBy(
  db: Db,
  { userIds, reference, type, status, ...rest }: ScanFilter,
): RawBuilder<unknown> {
  return allOf([
    userIds !== undefined && sql`user_id in (${sql.join(userIds)})`,
    reference !== undefined && isNamed(db, reference),
    type !== undefined && sql`type || '' = ${sql.lit(type)}`,
    status !== undefined && sql`status || '' = ${sql.lit(status)}`,
    ...furtherOf(rest),
    ...daysOf(rest, sql`+created_at`),
  ]);
}

/** By the beginning of a reference, with or without the two letters that the portal's own begin with; by any part of one that an administrator chose; by the whole id or order number. */
function isNamed(db: Db, typed: string): RawBuilder<unknown> {
  const [letters, text] = [typed.toLowerCase(), sql`lower(reference)`];
  const ways = [
    beginsWith(db, text, letters),
    beginsWith(db, text, `tx-${letters}`),
    sql`substr(reference, 1, 3) <> 'TX-' and ${contains(db, text, letters)}`,
    sql`id = ${letters}`,
    sql`id = (select transaction_id from crypto_payments where order_number = ${typed.toUpperCase()})`,
  ];
  const each = ways.map((way) => sql`select id from transactions where ${way}`);
  return sql`id in (${sql.join(each, sql` union all `)})`;
}

async function scanOf(db: Db, filter: Omit<TransactionFilter, "userId">): Promise<KeysetScan> {
  const { sort = "newest", type, status } = filter;
  const table = "transactions";
  const isByAmount = sort === "largest" || sort === "smallest";
  const direction = sort === "newest" || sort === "largest" ? "desc" : "asc";
  if (filter.userIds?.length === 0) return { table, branches: [], by: sql`created_at`, direction };
  // The unary plus keeps the planner from scanning an index in this order: these few rows are sorted.
  if (filter.userIds !== undefined || filter.reference !== undefined)
    return {
      table,
      branches: [pickedBy(db, filter)],
      by: isByAmount ? sql`+amount_minor` : sql`+created_at`,
      direction,
    };
  const [kinds, further] = [kindsOf(filter), furtherOf(filter)];
  const inDays = (moment = sql`created_at`) =>
    kinds.map((kind) => allOf([kind, ...further, ...daysOf(filter, moment)]));
  if (!isByAmount) {
    const hasRange = filter.minMinor !== undefined || filter.maxMinor !== undefined;
    const byAmount: KeysetScan = {
      table,
      branches: inDays(unindexedMoment(db)),
      by: sql`+created_at`,
      direction,
    };
    if (hasRange && (await areFew(db, byAmount))) return byAmount;
    const isOfAllKinds = !type && !status && further.every((condition) => !condition);
    return {
      table,
      branches: isOfAllKinds ? [allOf(daysOf(filter))] : inDays(),
      by: sql`created_at`,
      direction,
    };
  }
  const byDay: KeysetScan = { table, branches: inDays(), by: sql`+amount_minor`, direction };
  const isOfAllDays = filter.since === undefined && filter.before === undefined;
  return !isOfAllDays && (await areFew(db, byDay))
    ? byDay
    : { table, branches: inDays(unindexedMoment(db)), by: sql`amount_minor`, direction };
}

const areFew = async (db: Db, scan: KeysetScan) =>
  (await countRows(db, scan, sortedAtMost + 1)) <= sortedAtMost;

export function allTransactionsIn(db: Db) {
  return {
    /** The positions of matching rows. */
    cursors: async (filter: TransactionFilter, window: PageWindow): Promise<Cursor[]> =>
      scanKeyset(db, await scanOf(db, filter), window),
    /** The number of matches up to `most`, or one more than that. */
    countNamed: (reference: string, most: number): Promise<number> =>
      countRows(
        db,
        {
          table: "transactions",
          branches: [isNamed(db, reference)],
          by: sql`+created_at`,
          direction: "desc",
        },
        most + 1,
      ),
    /** Counts and sums of the matches by currency, from the indexes only. */
    async counted(filter: TransactionFilter): Promise<CountedInCurrency[]> {
      if (filter.userIds?.length === 0) return [];
      const isPicked = filter.userIds !== undefined || filter.reference !== undefined;
      const parts = isPicked
        ? [pickedBy(db, filter)]
        : kindsOf(filter).map((kind) => allOf([kind, ...furtherOf(filter), ...daysOf(filter)]));
      const found = parts.map(
        (where) => sql`select ${sql.join(countsByCurrency)} from transactions where ${where}`,
      );
      const { rows } = await sql<Record<string, number | null>>`
        select ${sql.join(addedUp)} from (${sql.join(found, sql` union all `)}) as counted`.execute(
        db,
      );
      return currencies.map((currency) => ({
        currency,
        count: rows[0]?.[`count_${currency}`] ?? 0,
        sum_minor: rows[0]?.[`sum_${currency}`] ?? 0,
      }));
    },
  };
}

interface CountedInCurrency {
  readonly currency: Currency;
  readonly count: number;
  readonly sum_minor: number;
}

// As columns, because grouping would sort all rows first.
const countsByCurrency = currencies.flatMap((currency) => [
  sql`count(case when currency = ${sql.lit(currency)} then 1 end) as ${sql.ref(`count_${currency}`)}`,
  sql`sum(case when currency = ${sql.lit(currency)} then amount_minor end) as ${sql.ref(`sum_${currency}`)}`,
]);
const addedUp = currencies
  .flatMap((currency) => [`count_${currency}`, `sum_${currency}`])
  .map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`);
