// Counts and sums of transactions by day, status and currency, read from the index by time only.
import { sql } from "kysely";
import type { Db } from "../../database/db";
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
      const rows = await db
        .selectFrom("transactions")
        .select((eb) => [
          "status",
          day.as("made_on"),
          "currency",
          eb.fn.countAll<number>().as("count"),
          eb.fn.sum<number>("amount_minor").as("sum_minor"),
        ])
        .where("created_at", ">=", first)
        .groupBy(["made_on", "status", "currency"])
        .execute();
      return rows.map((row) => ({ ...row, day: row.made_on }));
    },
  };
}
