import type { allTransactionOperations } from "./admin-operations";
import { daysUntil } from "../wallets/history-rules";
import { startOfDay } from "../../kernel/calendar";
import { totalsOf } from "../ledger/transaction-count-store";
import { presentSum } from "./read-stats";
import { type DayTotalRow, transactionDaysIn } from "./day-store";
import type { Handler } from "../../http/call";
import { cachedTotals } from "../../http/cached-totals";
import { zoneOf } from "../../http/zone-of";

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
