import type { TransactionDay } from "~server/features/transactions/day-schemas";
import { formatDay, zoneName } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { DayBars } from "~/charts/day-bars";
import { DataTable, type Column } from "~/ui/data-table";
import { StatusBadge } from "~/ui/status-badge";
import { useTimeZone } from "~/ui/time-zone";

/** From the floor of the picture upwards. */
const stacked = ["successful", "pending", "failed"] as const;
type Shown = (typeof stacked)[number];

const countOf = (day: TransactionDay) =>
  stacked.reduce((sum, status) => sum + day[status].count, 0);

const columnOf = (header: string, status: Shown): Column<TransactionDay> => ({
  header,
  isNumeric: true,
  cell: ({ [status]: { count, totals } }) =>
    count === 0
      ? "–"
      : `${count} (${totals.map((sum) => formatMoney(sum.totalAmount, sum.currency)).join(", ")})`,
});
const columns: readonly Column<TransactionDay>[] = [
  { header: "Day", cell: ({ day }) => formatDay(day) },
  columnOf("Successful", "successful"),
  columnOf("Pending", "pending"),
  columnOf("Failed", "failed"),
];

/** The transactions of each of the last days by how they stand now: as a sentence, a picture and a table. */
export function DaysFigure({ days }: { days: readonly TransactionDay[] }) {
  return (
    <figure>
      <figcaption className="hint">{labelsOf(days)}</figcaption>
      <DayBars
        bars={days.map((day) => ({
          day: day.day,
          parts: stacked.map((name) => ({ name, count: day[name].count })),
        }))}
      />
      <p className="day-bars-key">
        <span>{formatDay(days[0]?.day ?? "")}</span>
        <span>{formatDay(days.at(-1)?.day ?? "")}</span>
      </p>
      <p className="day-bars-key">
        {stacked.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </p>
      <details className="disclosure">
        <summary>Every day as a table</summary>
        <div className="disclosure-body">
          <p className="hint">
            How many were made that day and their sums, {zoneName(useTimeZone())}, by the status
            that they have now.
          </p>
          <DataTable
            caption="Transactions by day"
            columns={columns}
            rows={[...days].reverse()}
            rowKey={({ day }) => day}
          />
        </div>
      </details>
    </figure>
  );
}

function labelsOf(days: readonly TransactionDay[]): string {
  const total = days.reduce((sum, day) => sum + countOf(day), 0);
  if (total === 0) return "No transaction was made in these days.";
  const busiest = days.reduce((most, day) => (countOf(day) > countOf(most) ? day : most));
  return `${total} ${total === 1 ? "transaction" : "transactions"}. Busiest day: ${formatDay(busiest.day)}, with ${countOf(busiest)}.`;
}
