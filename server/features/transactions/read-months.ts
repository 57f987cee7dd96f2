import type { transactionOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import { sumsByMonth } from "../../kernel/month-sums";
import { amountOf, netOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import type { Handler } from "../../http/call";
import { zoneOf } from "../../http/zone-of";
import { ownFilter } from "./list-transactions";

/** The user's matching transactions, summed by month. */
export const readMonths: Handler<typeof transactionOperations.months> = async ({
  context,
  actor,
  query,
}) => {
  const rows = await transactionsIn(context.storage.db).amounts(ownFilter(actor, query));
  const sums = sumsByMonth(
    rows.map((row) => ({ at: row.created_at, amount: amountOf(row) })),
    zoneOf(actor),
  );
  const sent = rows.filter(({ payout_state: state }) => state === "sent" || state === "arrived");
  return {
    sent: {
      count: sent.length,
      totalAmount: numberOf({ minor: sent.reduce((sum, row) => sum + netOf(row).minor, 0n) }),
    },
    months: sums.map(({ month, count, sum }) => ({ month, count, totalAmount: numberOf(sum) })),
  };
};
