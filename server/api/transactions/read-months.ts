import type { Operations } from "../../contract/operations";
import { sumsByMonth } from "../../domain/months";
import { numberOf } from "../../domain/money";
import type { Handler } from "../call";
import { zoneOf } from "../callers/zone-of";
import { filterIn } from "./list-transactions";

/** One's own transactions that match, summed by month. */
export const readMonths: Handler<Operations["transactions"]["months"]> = async ({
  context,
  actor,
  query,
}) => {
  const rows = await context.storage.store.transactions.amounts({
    userId: actor.user.id,
    type: query.type,
    ...filterIn(actor, query),
  });
  const sums = sumsByMonth(
    rows.map((row) => ({ at: row.created_at, amountMinor: BigInt(row.amount_minor) })),
    zoneOf(actor),
  );
  return {
    months: sums.map(({ month, count, sumMinor }) => ({
      month,
      count,
      totalAmount: numberOf(sumMinor),
    })),
  };
};
