// Counts and sums of transactions by day, status and currency, read from the index by type and time only.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import { kindsOf } from "../ledger/all-transactions-store";
import type { TransactionRow } from "../../database/schema";

export interface DayTotalRow {
  readonly status: TransactionRow["status"];
  /** The index of its day among the requested days. */
  readonly day: number;
  readonly currency: TransactionRow["currency"];
  readonly count: number;
  readonly sum_minor: number;
}

export function transactionDaysIn(db: Db) {
  return {
    /** `starts`: when each day begins, in UTC milliseconds; anything later counts toward the last day. Days without transactions are left out. */
    async byStatus(starts: readonly [number, ...number[]]): Promise<DayTotalRow[]> {
      const [first, ...others] = starts;
      const before = others.map(
        (start, index) =>
          sql`when created_at < cast(${start} as bigint) then cast(${index} as bigint)`,
      );
      const day = sql<number>`case ${sql.join(before, sql` `)} else cast(${others.length} as bigint) end`;
      const made = kindsOf({}).map(
        (kind) =>
          sql`select status, created_at, amount_minor, currency from "transactions" where ${kind} and created_at >= ${first}`,
      );
      const { rows } = await sql<{
        status: TransactionRow["status"];
        made_on: number;
        currency: TransactionRow["currency"];
        count: number;
        sum_minor: number;
      }>`
        select status, ${day} as made_on, currency, count(*) as count, sum(amount_minor) as sum_minor
        from (${sql.join(made, sql` union all `)}) as made group by status, made_on, currency`.execute(
        db,
      );
      return rows.map((row) => ({ ...row, day: row.made_on }));
    },
  };
}
