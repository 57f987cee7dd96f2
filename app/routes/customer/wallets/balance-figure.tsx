import type { BalanceHistory, DayBalance } from "~server/features/wallets/history-schemas";
import { formatDay, zoneName } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { BalanceSteps } from "~/charts/balance-steps";
import { DataTable, type Column } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";
import { balanceSummary } from "./balance-summary";

/** The total at the end of each of the last days: as a sentence, a picture and a table. */
export function BalanceFigure({ currency, days }: BalanceHistory) {
  const write = (amount: number) => formatMoney(amount, currency);
  const short = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    notation: "compact",
  });
  const columns: readonly Column<DayBalance>[] = [
    { header: "Day", cell: ({ day }) => formatDay(day) },
    { header: "Total balance", cell: ({ totalBalance }) => write(totalBalance), isNumeric: true },
  ];
  return (
    <figure>
      <figcaption className="hint">{balanceSummary(days, write)}</figcaption>
      <BalanceSteps
        points={days.map(({ day, totalBalance }) => ({ day, value: totalBalance }))}
        write={(value) => short.format(value)}
      />
      <details className="disclosure">
        <summary>Every day as a table</summary>
        <div className="disclosure-body">
          <p className="hint">
            The total at the end of each day, at midnight, {zoneName(useTimeZone())}; for today, the
            total now.
          </p>
          <DataTable
            caption="Total balance by day"
            columns={columns}
            rows={[...days].reverse()}
            rowKey={({ day }) => day}
            frame="balance-table"
          />
        </div>
      </details>
    </figure>
  );
}
