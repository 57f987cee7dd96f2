import type { MonthTotal } from "~server/features/transactions/month-schemas";
import { formatMonth, monthIn, zoneName } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { lastTwelve, MonthBars } from "~/charts/month-bars";
import { DataTable, type Column } from "~/ui/data-table";
import { Panel } from "~/ui/panel";
import { useTimeZone } from "~/ui/time-zone";

interface Props {
  months: readonly MonthTotal[];
  /** When the page was drawn, ISO 8601. */
  now: string;
  currency: Parameters<typeof formatMoney>[1];
}

/** What was paid out month by month: the last twelve as a picture, all of them as a table. */
export function EarningMonths({ months, now, currency }: Props) {
  const zone = useTimeZone();
  const columns: readonly Column<MonthTotal>[] = [
    { header: "Month", cell: ({ month }) => formatMonth(month) },
    { header: "Withdrawals", cell: ({ count }) => count, isNumeric: true },
    {
      header: "Amount",
      cell: ({ totalAmount }) => formatMoney(totalAmount, currency),
      isNumeric: true,
    },
  ];
  return (
    <Panel title="By month">
      <figure>
        <figcaption className="hint">
          Successful withdrawals of the last twelve months, by the month they were asked for, in{" "}
          {zoneName(zone)}.
        </figcaption>
        <MonthBars
          bars={lastTwelve(months, monthIn(now, zone))}
          write={(value) => formatMoney(value, currency)}
        />
        <details className="disclosure">
          <summary>Every month as a table</summary>
          <div className="disclosure-body">
            <DataTable
              caption="Successful withdrawals by month"
              columns={columns}
              rows={months}
              rowKey={({ month }) => month}
              frame="months-table"
            />
          </div>
        </details>
      </figure>
    </Panel>
  );
}
