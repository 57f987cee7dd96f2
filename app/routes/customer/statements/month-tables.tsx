import type { StatementMonth } from "~server/features/statements/schemas";
import type { Currency } from "~server/kernel/currencies";
import { DataTable } from "~/ui/data-table";
import { useMonthColumns } from "./month-columns";
import { useMessages } from "~/ui/use-messages";

/** The last twelve months are shown; earlier ones are grouped by year. */
const shownMonths = 12;

interface Props {
  /** Newest first. */
  months: readonly StatementMonth[];
  currency: Currency;
}

/** The months of a wallet: the last twelve open, earlier ones folded by year. */
export function MonthTables({ months, currency }: Props) {
  const t = useMessages("statements");
  const columns = useMonthColumns(currency);
  const table = (caption: string, rows: readonly StatementMonth[]) => (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ month }) => month}
      frame="months-frame"
    />
  );
  return (
    <>
      {table(t("yours"), months.slice(0, shownMonths))}
      {inYears(months.slice(shownMonths)).map(({ year, months: ofYear }) => (
        <details key={year} className="disclosure">
          <summary>
            <span>
              {t("yearLabel", {
                year,
                months: t("monthCount", { count: ofYear.length }),
                count: (text) => <span className="optional">{text}</span>,
              })}
            </span>
          </summary>
          <div className="disclosure-body">{table(t("yoursOf", { year }), ofYear)}</div>
        </details>
      ))}
    </>
  );
}

function inYears(months: readonly StatementMonth[]) {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return years.map((year) => ({
    year,
    months: months.filter(({ month }) => month.startsWith(year)),
  }));
}
