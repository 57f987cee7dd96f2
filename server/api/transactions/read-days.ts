import type { Operations } from "../../contract/operations";
import { daysUntil } from "../../domain/balance-history";
import { startOfDay } from "../../domain/calendar";
import { numberOf } from "../../domain/money";
import type { DayTally } from "../../storage/transaction-days";
import type { Handler } from "../call";
import { keptTotals } from "../lists/kept-totals";
import { zoneOf } from "../callers/zone-of";

const kept = keptTotals<DayTally[]>((tallies) =>
  tallies.reduce((sum, { count }) => sum + count, 0),
);

/** Over everybody; amounts of different currencies are added as they are, as in the totals. */
export const readDays: Handler<Operations["transactions"]["adminDays"]> = async ({
  context,
  actor,
}) => {
  const zone = zoneOf(actor);
  const [first, ...others] = daysUntil(context.now(), zone);
  const { transactionDays } = context.storage.store;
  const find = () =>
    transactionDays.byStatus([
      startOfDay(first, zone),
      ...others.map((day) => startOfDay(day, zone)),
    ]);
  const tallies = await kept(context, { zone, first }, find);
  const tallyOf = (status: DayTally["status"], day: number) => {
    const { count = 0, sumMinor = 0n } =
      tallies.find((one) => one.day === day && one.status === status) ?? {};
    return { count, totalAmount: numberOf(sumMinor) };
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
