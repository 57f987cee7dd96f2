import type { MonthTotal } from "~server/contract/schemas/months";
import { formatMoney } from "~server/contract/values/money-format";
import { MonthBars, type MonthBar } from "~/charts/month-bars";
import { DataTable, type Column } from "~/ui/data-table";
import { Panel } from "~/ui/panel";

interface Props {
  months: readonly MonthTotal[];
  bars: readonly MonthBar[];
  currency: Parameters<typeof formatMoney>[1];
}

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** What was paid out month by month: the last twelve as a picture, all of them as a table. */
export function EarningMonths({ months, bars, currency }: Props) {
  const columns: readonly Column<MonthTotal>[] = [
    { header: "Month", cell: ({ month }) => monthName.format(new Date(`${month}-01`)) },
    { header: "Withdrawals", cell: ({ count }) => count, isNumeric: true },
    { header: "Amount", cell: ({ totalAmount }) => formatMoney(totalAmount, currency), isNumeric: true },
  ];
  return (
    <Panel title="By month">
      <figure>
        <figcaption className="hint">Successful withdrawals of the last twelve months, by the month they were asked for.</figcaption>
        <MonthBars bars={bars} write={(value) => formatMoney(value, currency)} />
        <details className="disclosure">
          <summary>Every month as a table</summary>
          <div className="disclosure-body">
            <DataTable caption="Successful withdrawals by month" columns={columns} rows={months} rowKey={({ month }) => month} />
          </div>
        </details>
      </figure>
    </Panel>
  );
}
