import type { allTransactionOperations } from "./admin-operations";
import { daysUntil } from "../wallets/history-rules";
import { startOfDay } from "../../kernel/calendar";
import { numberOf } from "../../kernel/money";
import { type DayTotalRow, transactionDaysIn } from "./day-store";
import type { Handler } from "../../http/call";
import { cachedTotals } from "../../http/cached-totals";
import { zoneOf } from "../../http/zone-of";

const kept = cachedTotals<DayTotalRow[]>((tallies) =>
  tallies.reduce((sum, { count }) => sum + count, 0),
);

/** Over everybody; amounts of different currencies are added as they are, as in the totals. */
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
  const tallies = await kept(context, { zone, first }, find);
  const tallyOf = (status: DayTotalRow["status"], day: number) => {
    const { count = 0, sumMinor = 0n } =
      tallies.find((one) => one.day === day && one.status === status) ?? {};
    return { count, totalAmount: numberOf({ minor: sumMinor }) };
  };
  return {
    days: [first, ...others].map((day, at) => ({
      day,
      successful: tallyOf("successful", at),
      pending: tallyOf("pending", at),
      failed: tallyOf("failed", at),
    })),
  };
};
