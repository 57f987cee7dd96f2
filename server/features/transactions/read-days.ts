import type { allTransactionOperations } from "./admin-operations";
import { daysUntil } from "../wallets/history-rules";
import { startOfDay } from "../../kernel/calendar";
import { totalsOf } from "../ledger/transaction-count-store";
import { presentSum } from "./read-stats";
import type { Handler } from "../../http/call";
import { cachedTotals } from "../../http/cached-totals";
import { zoneOf } from "../../http/zone-of";
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";

const cachedDays = cachedTotals<DayTotalRow[]>((dayTotals) =>
  dayTotals.reduce((sum, { count }) => sum + count, 0),
);

/** For all users, each currency separately. */
export const readDays: Handler<typeof allTransactionOperations.adminDays> = async ({
  context,
  actor,
}) => {
  const zone = zoneOf(actor);
  const [first, ...others] = daysUntil(context.now(), zone);
  const transactionDays = transactionDaysIn(context.storage.db);
  const find = () =>
    transactionDays.byStatus([
      startOfDay(first, zone),
      ...others.map((day) => startOfDay(day, zone)),
    ]);
  const dayTotals = await cachedDays(context, { zone, first }, find);
  const totalsOn = (status: DayTotalRow["status"], day: number) => {
    const { count, sums } = totalsOf(
      dayTotals.filter((one) => one.day === day && one.status === status),
    );
    return { count, totals: sums.map(presentSum) };
  };
  return {
    days: [first, ...others].map((day, at) => ({
      day,
      successful: totalsOn("successful", at),
      pending: totalsOn("pending", at),
      failed: totalsOn("failed", at),
    })),
  };
};

interface DayTotalRow {
  readonly status: TransactionRow["status"];
  /** The index of its day among the requested days. */
  readonly day: number;
  readonly currency: TransactionRow["currency"];
  readonly count: number;
  readonly sum_minor: number;
}

/** Read from the index by time only. */
function transactionDaysIn(db: Db) {
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
