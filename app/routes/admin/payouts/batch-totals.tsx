import type { PayoutBatch } from "~server/features/payouts/batch-schemas";
import { MoneyText } from "~/ui/money";

/** One sum for each currency. */
export function BatchTotals({ totals }: Pick<PayoutBatch, "totals">) {
  return (
    <ul className="grid gap-1">
      {totals.map(({ currency, amount }) => (
        <li key={currency}>
          <MoneyText amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

export const payoutCount = ({ totals }: Pick<PayoutBatch, "totals">): number =>
  totals.reduce((sum, { count }) => sum + count, 0);
